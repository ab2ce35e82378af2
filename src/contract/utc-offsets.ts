/** UTC offsets in minutes, in chronological order. Each holds until its `until`, an ISO time; the last has none. */
export type UtcOffsets = { minutes: number; until?: string | undefined }[]

export function offsetAt(offsets: UtcOffsets, moment: string | number | Date): number {
  const time = new Date(moment).getTime()
  const holding = offsets.find(({ until }) => until === undefined || time < Date.parse(until)) ?? offsets.at(-1)
  return holding?.minutes ?? 0
}

const MINUTE_MS = 60_000

/** Returns a date whose UTC fields show the local time at an offset in minutes. */
export const wallClock = (moment: string | number | Date, offset: number): Date =>
  new Date(new Date(moment).getTime() + offset * MINUTE_MS)

/** Formats an offset in minutes as `GMT`, `GMT−7` or `GMT+5:30`: with a minus sign, after which no line ends. */
export function offsetName(offset: number): string {
  if (offset === 0) return 'GMT'
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `GMT${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
