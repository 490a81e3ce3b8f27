/** Next calls this once per server process. Node's part stands in a file that the edge bundle never sees. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./lib/play/server')
    startServer()
  }
}
