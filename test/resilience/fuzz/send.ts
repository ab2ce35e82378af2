import { connect } from 'node:net'
import type { FuzzedCall } from './any-call.ts'

export type Outcome = { status: number; ms: number; text: string }

const TIMEOUT_MS = 10_000

/** Writes raw bytes on a new connection, and reads until the server closes it. */
export function send(url: string, token: string, call: FuzzedCall): Promise<Outcome> {
  const bytes = requestOf(url, token, call)
  const began = performance.now()
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    const end = () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const statuses = [...text.matchAll(/^HTTP\/1\.1 ([2-5]\d\d)/gm)]
      socket.destroy()
      resolve({ status: Number(statuses[0]?.[1] ?? 0), ms: performance.now() - began, text: text.slice(0, 1_000) })
    }
    socket.setTimeout(TIMEOUT_MS, end)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isStream(chunk)) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

/** An event stream does not end. */
const isStream = (chunk: Buffer) => chunk.subarray(0, 2_000).includes('content-type: text/event-stream')

function requestOf(url: string, token: string, { method, path, headers, body }: FuzzedCall): Buffer {
  const isMultipart = body?.startsWith('--x')
  const payload = Buffer.from(body ?? '', 'utf8')
  const sent = new Set(headers.map((line) => line.split(':')[0]))
  const own = {
    host: new URL(url).host,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': isMultipart ? 'multipart/form-data; boundary=x' : 'application/json' }),
  }
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(own)
      .filter(([name]) => !sent.has(name) || name === 'authorization')
      .map(([name, value]) => `${name}: ${value}`),
    ...headers,
    `content-length: ${payload.length}`,
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), payload])
}
