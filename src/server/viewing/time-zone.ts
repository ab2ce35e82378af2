import zoneAt from '@photostructure/tz-lookup'
import { Refusal } from '../refusal.ts'

type Point = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** The time zone at a home; its agent's where its place is not known, or in a zone that is newer than the database. */
export function zoneOfHome({ latitude, longitude }: Point, ofAgent: string, known: ReadonlySet<string>): string {
  const zone = typeof latitude === 'number' && typeof longitude === 'number' ? zoneAt(latitude, longitude) : ofAgent
  return [zone, ofAgent].find((name) => known.has(name)) ?? 'UTC'
}

export function checkTimeZone(name: string, known: ReadonlySet<string>): void {
  if (known.has(name)) return
  const message = 'This time zone is not known'
  throw new Refusal('invalid', message, { timeZone: message })
}
