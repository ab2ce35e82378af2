import { connect, type Socket } from 'node:net'

export function rawConnection(url: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (data) => {
    received += data.toString('latin1')
  })
  socket.on('error', () => {}) // seen by `isOpen`
  const next = (event: string) => new Promise<void>((resolve) => void socket.once(event, () => setImmediate(resolve)))
  const closed = next('close')
  return {
    socket,
    isOpen: () => !socket.destroyed && !socket.closed,
    write: (data: Buffer | string) => new Promise<void>((resolve) => void socket.write(data, () => resolve())),
    /** Returns the next response, which must have a content length. */
    answer: async () => {
      for (;;) {
        const [head = '', body] = received.split('\r\n\r\n')
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
        if (body !== undefined && body.length >= length) {
          received = received.slice(head.length + 4 + length)
          const [first = '', ...lines] = head.split('\r\n')
          const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
          return { status: Number(first.split(' ')[1]), headers, body: body.slice(0, length) }
        }
        if (socket.closed) throw new Error(`the connection broke after: ${received}`)
        await Promise.race([next('data'), closed])
      }
    },
    close: () => socket.destroy(),
  }
}

type Part = { field: string; name?: string; bytes: Buffer }
const BOUNDARY = 'kh-boundary'
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`

export const multipartBody = (...parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ field, name, bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name ? `; filename="${name}"` : ''}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
