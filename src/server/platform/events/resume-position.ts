import type { Position } from './event.store.ts'

const MAX_AGE_MS = 12 * 3_600_000
const MAX_CHARS = 4_000
const FORM = /^(\d{13,14})\.((\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?)$/

export const written = ({ ms, snapshot }: Position): string => `${ms}.${snapshot}`

/** Parses a position; returns `undefined` for any other text, which PostgreSQL might refuse. */
export function positionIn(text: string): Position | undefined {
  const [, ms, snapshot, from, to, between] = (text.length <= MAX_CHARS && FORM.exec(text)) || []
  if (ms === undefined || snapshot === undefined || from === undefined || to === undefined) return undefined
  const numbers = [from, ...(between?.split(',') ?? [])].map(BigInt)
  const isAscending = numbers.every((number, at) => at < 2 || number > (numbers[at - 1] ?? 0n))
  const first = numbers[0] ?? 0n
  const isInside = numbers.slice(1).every((number) => number >= first && number < BigInt(to))
  return first > 0n && first <= BigInt(to) && isAscending && isInside ? { ms: Number(ms), snapshot } : undefined
}

export const isKnown = ({ ms }: Position, now: Date): boolean =>
  now.getTime() - ms < MAX_AGE_MS && ms - now.getTime() < MAX_AGE_MS
