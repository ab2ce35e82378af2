/** The server's limits on waiting for the other side of a connection, in milliseconds. */
export type Timeouts = {
  /** For the head of a request, from its first byte or the opening of its connection. */
  headMs: number
  /** For a request to arrive whole. One that may take longer has to keep up `minRate` from then on. */
  requestMs: number
  /** For a client that reads nothing of its answer. */
  standstillMs: number
  /** The least that has to arrive in each window of an upload. */
  minRate: MinRate
}
export type MinRate = { bytesPerSecond: number; windowMs: number }

export const timeouts: Timeouts = {
  headMs: 20_000,
  requestMs: 60_000,
  standstillMs: 60_000,
  minRate: { bytesPerSecond: 16 * 1024, windowMs: 20_000 },
}

/** Node's own limit, above all of these: the largest upload at the lowest rate, with some time to wait for its turn. */
const LONGEST_REQUEST_MS = 15 * 60_000
/** The interval at which Node looks for requests that took too long. */
const CHECK_MS = 5_000

/** Fastify's and Node's options for `given`. */
export const serverOptions = ({ headMs }: Timeouts) => ({
  requestTimeout: LONGEST_REQUEST_MS,
  http: {
    headersTimeout: headMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, headMs),
    requireHostHeader: false, // refused by `prepareEveryRequest`, as Node would answer with nothing in it
  },
})
