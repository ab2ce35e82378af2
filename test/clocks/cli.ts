import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { offsetName } from '../../src/contract/utc-offsets.ts'
import { nodeOffset } from '../../src/server/platform/clocks/other-clocks.ts'
import { offsetIn, timeZoneDataRelease, timeZoneNames } from '../../src/server/platform/clocks/time-zones.ts'
import { openDatabase } from '../../src/server/platform/db/database.ts'
import { onOwnDatabase } from '../resilience/on-own-database.ts'
import { databaseOffsets } from './database-offsets.ts'
import { SYSTEM_DATA, systemOffset, zoneDifferences } from './system-clocks.ts'

// npm run proof -- clocks --day 2027-01-15 --years 2
const { values } = parseArgs({
  options: { day: { type: 'string', default: '2027-01-15' }, years: { type: 'string', default: '2' } },
})
const day = new Date(`${values.day}T12:00:00Z`)
const zones = timeZoneNames()

const release = existsSync(SYSTEM_DATA) ? /^# version (\S+)/.exec(readFileSync(SYSTEM_DATA, 'utf8'))?.[1] : undefined
const systems = release && `the system ${release}`
console.log(`tz data: ours ${timeZoneDataRelease()}, Node ${process.versions.tz}, ${systems ?? 'no system data'}\n`)

await onOwnDatabase(async (databaseUrl) => {
  const db = openDatabase(databaseUrl, () => {})
  const theirs = await databaseOffsets(db, zones, day).finally(() => db.$client.end())
  const offsetsIn = (zone: string) => [
    nodeOffset(zone, day),
    theirs.get(zone),
    ...(release ? [systemOffset(zone, day)] : []),
    offsetIn(zone, day),
  ]
  const cell = (offset: number | undefined) => (offset === undefined ? 'not known' : offsetName(offset))
  const rows = zones.map((zone) => [zone, ...offsetsIn(zone).map(cell)])
  const differing = rows.filter(([, ...offsets]) => new Set(offsets).size > 1)
  const heads = [`zone, ${values.day}`, 'Node', 'embedded database', ...(release ? ['system'] : []), 'ours']
  console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => ' --- |').join('')}`)
  for (const row of differing) console.log(`| ${row.join(' | ')} |`)
  console.log(`\n${differing.length} of ${zones.length} names differ.`)
})

if (release === undefined) console.log('No tz data of the system to compare with: install tzdata.')
else {
  const from = new Date().getUTCFullYear()
  const wrong = zoneDifferences(zones, from, from + Number(values.years))
  for (const line of wrong) console.error(line)
  const isOne = release === timeZoneDataRelease()
  console.log(`${wrong.length} of ${zones.length} zones differ from zdump from ${from} on, for ${values.years} years.`)
  if (isOne && wrong.length > 0) process.exitCode = 1
  if (!isOne) console.log(`The system has ${release}, so that differences are expected.`)
}
