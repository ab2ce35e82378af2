import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { timeZoneDataRelease } from './time-zones.ts'

const packageFile = createRequire(import.meta.url).resolve('moment-timezone/package.json')
const DAY_MS = 86_400_000

/**
 * The age in days from which our time zone data counts as outdated: with about five releases a year, it may lack new
 * rules.
 */
export const MAX_DATA_AGE_DAYS = 270

/** The installed time zone data. `releasedOn`: YYYY-MM-DD; absent if the package's changelog doesn't mention it. */
export type TimeZoneData = { release: string; releasedOn?: string | undefined; ageDays?: number | undefined }

export async function timeZoneData(now: Date): Promise<TimeZoneData> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const changelog = await readFile(join(dirname(packageFile), 'changelog.md'), 'utf8').catch(() => '')
  const heading = changelog.split('\n').find((line) => line.includes(`\`${version}\``))
  const releasedOn = /\d{4}-\d\d-\d\d/.exec(heading ?? '')?.[0]
  const ageDays = releasedOn && Math.max(0, Math.floor((now.getTime() - Date.parse(releasedOn)) / DAY_MS))
  return { release: timeZoneDataRelease(), ...(releasedOn && { releasedOn, ageDays: Number(ageDays) }) }
}
