import { shownDay } from '#contract/shown-day'
import { MAX_DATA_AGE_DAYS, timeZoneData } from '../../../platform/clocks/time-zone-data.ts'
import type { Check } from './check.ts'

export const clocksCheck = (): Check => ({
  what: 'clocks',
  provider: 'the tz data of the package moment-timezone',
  ask: async () => notesOnAge(await timeZoneData(new Date())),
})

export function notesOnAge({ release, releasedOn, ageDays = 0 }: Awaited<ReturnType<typeof timeZoneData>>): string[] {
  const note = releasedOn ? `release ${release}, of ${shownDay(releasedOn)}` : `release ${release}`
  return ageDays > MAX_DATA_AGE_DAYS
    ? [note, `it is ${ageDays} days old: renew it as docs/operations.md says, Clocks`]
    : [note]
}
