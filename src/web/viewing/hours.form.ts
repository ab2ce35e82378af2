import type { HoursRange, ViewingHours } from '#contract/viewing-hours'

export type ShownRange = HoursRange & { key: number }
export type Hours = Omit<ViewingHours, 'ranges'> & { ranges: ShownRange[] }

const FIRST = { from: '09:00', to: '17:00' }

export const withKeys = (hours: ViewingHours): Hours => ({
  ...hours,
  ranges: hours.ranges.map((range, key) => ({ ...range, key })),
})

/** Returns the hours as the text of a draft, without the keys of rows. */
export const draftOfHours = ({ ranges, slotMinutes, timeZone }: ViewingHours): string =>
  JSON.stringify({ ranges: ranges.map(({ weekday, from, to }) => ({ weekday, from, to })), slotMinutes, timeZone })

/** Reads a text of `draftOfHours`, which may have empty times. */
export const hoursIn = (draft: string): Hours => withKeys(JSON.parse(draft) as ViewingHours) // its own text

export const sentRanges = ({ ranges }: Hours): ShownRange[] =>
  [...ranges].sort((one, other) => one.weekday - other.weekday)

export function nextRange(ranges: ShownRange[], weekday: number): ShownRange {
  const key = Math.max(-1, ...ranges.map((range) => range.key)) + 1
  const isFirst = !ranges.some((range) => range.weekday === weekday)
  return { key, weekday, ...(isFirst ? FIRST : { from: '', to: '' }) }
}

export function withCopies(ranges: ShownRange[], from: number, to: number[]): ShownRange[] {
  const kept = ranges.filter(({ weekday }) => !to.includes(weekday))
  const own = ranges.filter(({ weekday }) => weekday === from)
  const firstKey = Math.max(-1, ...ranges.map((range) => range.key)) + 1
  const copies = to.flatMap((weekday) => own.map((range) => ({ ...range, weekday })))
  return [...kept, ...copies.map((range, place) => ({ ...range, key: firstKey + place }))]
}

export function errorsOf(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}
