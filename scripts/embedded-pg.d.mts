export interface EmbeddedPostgres {
  url: string
  port: number
  pid: number
  stop: () => Promise<void>
}
export function startPostgres(options: {
  dir: string
  port?: number
  fast?: boolean
  database?: string
  log?: (message: string) => void
}): Promise<EmbeddedPostgres>
