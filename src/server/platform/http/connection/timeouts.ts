export type Timeouts = {
  headMs: number
  /** The limit for receiving a whole request. Routes with larger bodies require `minRate` after this time instead. */
  requestMs: number
  standstillMs: number
  minRate: MinRate
}
export type MinRate = { bytesPerSecond: number; windowMs: number }

export const timeouts: Timeouts = {
  headMs: 20_000,
  requestMs: 60_000,
  standstillMs: 60_000,
  minRate: { bytesPerSecond: 16 * 1024, windowMs: 20_000 },
}

const LONGEST_REQUEST_MS = 15 * 60_000
const CHECK_MS = 5_000

export const serverOptions = ({ headMs }: Timeouts) => ({
  requestTimeout: LONGEST_REQUEST_MS,
  http: {
    headersTimeout: headMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, headMs),
    requireHostHeader: false, // refused by `prepareEveryRequest`, because Node's response would have no body
  },
})
