import { parseArgs } from 'node:util'
import { onOwnDatabase } from '../on-own-database.ts'
import { runAlerts } from './alerts.ts'

// npm run proof -- alerts --searches 10000 --homes 1000 --seed 7
const { values } = parseArgs({
  options: { searches: { type: 'string' }, homes: { type: 'string' }, seed: { type: 'string' } },
})
const searches = Number(values.searches ?? 10_000)
const homes = Number(values.homes ?? 1000)
const say = (line: string) => console.log(line)

await onOwnDatabase(async (databaseUrl) => {
  const seed = Number(values.seed ?? 1)
  const { wrongs, ...tally } = await runAlerts({ databaseUrl, searches, homes, seed, say })
  say(JSON.stringify(tally, null, 2))
  for (const wrong of wrongs.slice(0, 20)) console.error(wrong)
  say(wrongs.length ? `${wrongs.length} things are wrong.` : 'Every match is in the bell once, and in a mail.')
  if (wrongs.length) process.exitCode = 1
})
