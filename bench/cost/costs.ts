import type { Weight } from './home-weight.ts'

export type Costs = { memoryMb: number; startMs: number; bareMs: number; home?: Weight | undefined }
type Cost = { what: string; value: string; target: string; isMet: boolean }

const MAX_MEMORY_MB = 250
const MAX_TIMES_BARE_START = 12

/** What running the app takes, beside what it may take. */
export function costsOf({ memoryMb, startMs, bareMs, home }: Costs): Cost[] {
  const timesBare = startMs / bareMs
  return [
    {
      what: 'most memory of the app under the load of the public reads',
      value: `${memoryMb} MB`,
      target: `≤ ${MAX_MEMORY_MB} MB`,
      isMet: memoryMb <= MAX_MEMORY_MB,
    },
    {
      what: `second start to the first answer, the database’s included, beside \`node -e ''\` (${inMs(bareMs)})`,
      value: `${inMs(startMs)}, ${timesBare.toFixed(1)} times`,
      target: `≤ ${MAX_TIMES_BARE_START} times`,
      isMet: timesBare <= MAX_TIMES_BARE_START,
    },
    ...(home ? [weightOf(home)] : []),
  ]
}

function weightOf({ requests, bytes, all }: Weight): Cost {
  const kinds = Object.entries(bytes).sort(([, one], [, other]) => other - one)
  const parts = kinds.map(([kind, size]) => `${kind} ${kilobytes(size)}`)
  const value = `${kilobytes(all)} in ${requests} requests: ${parts.join(', ')}`
  return { what: 'the home page on a phone, as it travels', value, target: '', isMet: true }
}

const inMs = (ms: number): string => `${Math.round(ms)} ms`
const kilobytes = (size: number): string => `${(size / 1000).toFixed(1)} kB`
