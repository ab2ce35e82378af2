import { Refusal } from '../../refusal.ts'
import { zoneAtPoint } from '../place/time-zone.ts'

type Point = NonNullable<Parameters<typeof zoneAtPoint>[0]>

/** The time zone at a home; its agent's where its place is not known, or in a zone that is newer than the database. */
export function zoneOfHome(home: Point, ofAgent: string, known: ReadonlySet<string>): string {
  return [zoneAtPoint(home) ?? ofAgent, ofAgent].find((name) => known.has(name)) ?? 'UTC'
}

export function checkTimeZone(name: string, known: ReadonlySet<string>): void {
  if (known.has(name)) return
  const message = 'This time zone is not known'
  throw new Refusal('invalid', message, { timeZone: message })
}
