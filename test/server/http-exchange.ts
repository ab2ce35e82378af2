import { connect } from 'node:net'

export type HttpAnswer = { status: number; headers: Headers; body: string; isContinued: boolean }

/**
 * Sends raw lines on a new connection, and reads until the server closes it; requests need `connection: close`. `body`
 * is sent after 100 Continue.
 */
export function exchange(url: string, lines: string[], body?: string | Buffer): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    let isContinued = false
    socket.on('data', (data) => {
      received += data.toString('latin1')
      if (isContinued || !received.startsWith('HTTP/1.1 100 ')) return
      isContinued = true
      received = received.slice(received.indexOf('\r\n\r\n') + 4)
      if (body !== undefined) socket.write(body)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({ ...answerIn(received), isContinued }))
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })
}

function answerIn(received: string): Omit<HttpAnswer, 'isContinued'> {
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...lines] = received.slice(0, end).split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string])) // a line of a head is both
  return { status: Number(first.split(' ')[1]), headers, body: received.slice(end + 4) }
}
