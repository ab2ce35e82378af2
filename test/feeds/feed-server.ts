import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The content of an agency's web server at a path: a body with its ETag, or an answer of another kind. */
export type Served =
  | { body: string | Uint8Array; etag?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** The web server of an agency, for its files and pictures. `asked`: the paths of all requests, with the status. */
export async function feedServer() {
  const files = new Map<string, Served>()
  const asked: string[] = []
  const open = { now: 0, most: 0 }
  const server = createServer((request, response) => {
    open.now += 1
    open.most = Math.max(open.most, open.now)
    response.on('close', () => {
      open.now -= 1
      asked.push(`${request.url} ${response.statusCode}`)
    })
    const served = files.get(request.url ?? '')
    if (!served) return void response.writeHead(404).end()
    if (typeof served === 'function') return served(request, response)
    const { body, etag } = served
    if (etag && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, etag ? { etag } : {}).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // of a server that listens
  return {
    origin,
    files,
    asked,
    open,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
