import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const META = 'src/server/platform/db/migrations/meta'

test('only the snapshot of the newest migration is kept, as nothing reads older ones', () => {
  const { entries }: { entries: { idx: number }[] } = JSON.parse(readFileSync(`${META}/_journal.json`, 'utf8'))
  const newest = Math.max(...entries.map(({ idx }) => idx))
  const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots).toEqual([`${String(newest).padStart(4, '0')}_snapshot.json`])
})
