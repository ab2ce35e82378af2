import { parseArgs } from 'node:util'
import { onOwnDatabase } from '../on-own-database.ts'
import { runStreams } from './streams.ts'

// npm run proof -- streams --streams 1000 --events 500 --reconnects 100 --seed 7
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { streams: text, events: text, reconnects: text, seed: text } })
const MAX_P95_MS = 1_000

await onOwnDatabase(async (databaseUrl) => {
  const { wrongs, ...figures } = await runStreams({
    databaseUrl,
    streams: Number(values.streams ?? 1_000),
    events: Number(values.events ?? 500),
    reconnects: Number(values.reconnects ?? 100),
    seed: Number(values.seed ?? 1),
    say: (line) => console.log(line),
  })
  console.log(JSON.stringify(figures, null, 2))
  for (const wrong of wrongs.slice(0, 20)) console.error(wrong)
  const isLate = figures.calm.p95Ms > MAX_P95_MS || figures.toAll.p95Ms > MAX_P95_MS
  console.log(isLate ? `Events took longer than ${MAX_P95_MS} ms.` : 'Events were there in time.')
  console.log(
    wrongs.length ? `${wrongs.length} people heard wrong.` : 'Everybody heard all of theirs, and nothing else.',
  )
  if (wrongs.length || isLate) process.exitCode = 1
})
