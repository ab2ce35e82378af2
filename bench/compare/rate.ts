import autocannon, { type Request as Sent } from 'autocannon'
import { NUMBER, type Request } from '../rivals/request.ts'

export const CONNECTIONS = 32

/** A duration, or a number of requests where each can be made only once. */
export type Length = { seconds: number } | { requests: number }

const MAX_SECONDS = 60

/** Numbers are never reused, so that no cache holds the response. */
let number = 1_000

/**
 * Returns requests per second from the first response on. Each connection sends its next request when the last is
 * answered; the n-th connection repeats the n-th list. Throws on any response but a success.
 */
export function rateOf(url: string, lists: Request[][], length: Length): Promise<number> {
  let connections = 0
  let began = 0
  let answered = 0
  let ended = 0
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections: CONNECTIONS,
        pipelining: 1,
        sampleInt: 20, // how often it looks whether it is over
        setupClient: (client) => client.setRequests((lists[connections++ % lists.length] ?? []).map(toSend)),
        ...('requests' in length ? { amount: length.requests } : { duration: MAX_SECONDS }),
      },
      (error: unknown, { errors, non2xx }) => {
        if (error || errors || non2xx) reject(error ?? new Error(`${url}: ${errors} errors and ${non2xx} refusals`))
        else resolve((answered - 1) / ((ended - began) / 1000))
      },
    )
    run.on('response', () => {
      ended = performance.now()
      if (answered++ > 0) return
      began = ended
      if ('seconds' in length) setTimeout(() => run.stop(), 1000 * length.seconds)
    })
  })
}

function toSend({ path, ...request }: Request): Sent {
  if (!path.includes(NUMBER)) return { ...request, path }
  return {
    ...request,
    path,
    setupRequest: (sent) => ({ ...sent, path: path.replace(NUMBER, String(number++)) }),
  }
}
