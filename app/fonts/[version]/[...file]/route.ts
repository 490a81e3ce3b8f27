import { FACES_VERSION, faceFile } from '../../faces'

/** The faces of Noto Serif SC and LXGW WenKai from our own origin, by unicode-range; never changed under one version. */
export async function GET(_: Request, { params }: { params: Promise<{ version: string; file: string[] }> }) {
  const { version, file } = await params
  const found = version === FACES_VERSION ? await faceFile(file) : null
  if (!found) return new Response(null, { status: 404 })
  return new Response(found.body, {
    headers: { 'content-type': found.type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
