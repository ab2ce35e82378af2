import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A body with its ETag, or another response. */
export type Served =
  | { body: string | Uint8Array; etag?: string }
  | ((request: IncomingMessage, response: ServerResponse) => void)

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
