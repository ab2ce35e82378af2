import { execFileSync } from 'node:child_process'
import { offsetIn } from '../../src/server/platform/clocks/time-zones.ts'

/** Debian's tz data, whose first line contains its release. */
export const SYSTEM_DATA = '/usr/share/zoneinfo/tzdata.zi'

export function systemOffset(zone: string, moment: Date): number {
  const epoch = Math.floor(moment.getTime() / 1000)
  const text = execFileSync('date', ['-d', `@${epoch}`, '+%z'], {
    encoding: 'utf8',
    env: { ...process.env, TZ: `:${zone}` },
  })
  const [, direction, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? []
  const minutesAway = Number(hours) * 60 + Number(minutes)
  return direction === '-' && minutesAway > 0 ? -minutesAway : minutesAway
}

/**
 * Returns a line for each zone whose offsets before, at or between changes differ from ours; zdump lists the changes.
 */
export function zoneDifferences(zones: string[], fromYear: number, untilYear: number): string[] {
  return zones.flatMap((zone) => {
    const text = execFileSync('zdump', ['-V', '-c', `${fromYear},${untilYear}`, zone], { encoding: 'utf8' })
    const changes = text
      .split('\n')
      .map((line) => /^\S+\s+\S+ (\S+ +\d+ [\d:]+ \d+) UTC? = .* gmtoff=(-?\d+)$/.exec(line))
      .flatMap((found) => (found ? [{ at: new Date(`${found[1]} UTC`), minutes: Number(found[2]) / 60 }] : []))
    const steady = Array.from(
      { length: (untilYear - fromYear) * 12 },
      (_, month) => new Date(Date.UTC(fromYear, month, 15)),
    )
    const ours = changes.filter(({ at, minutes }) => offsetIn(zone, at) !== minutes)
    if (ours.length > 0) return [`${zone}: ${ours[0]?.at.toISOString()} is ${ours[0]?.minutes} by zdump`]
    const isOneOffset = new Set(steady.map((moment) => offsetIn(zone, moment))).size === 1
    const isAsZdump = systemOffset(zone, steady[0] ?? new Date()) === offsetIn(zone, steady[0] ?? new Date())
    return changes.length === 0 && !(isOneOffset && isAsZdump) ? [`${zone}: has no change by zdump`] : []
  })
}
