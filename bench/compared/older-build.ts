import { join } from 'node:path'
import { appProcess } from '../../test/server/app-process.ts'
import { type BenchPerson, peopleAt } from './people.ts'

export type OlderBuild = { url: string; people: BenchPerson[]; end: () => Promise<void> }

/**
 * Starts the build of another checkout with its own demo and database, as an older version refuses that of a newer one,
 * and with as many people, who have as many wishes and offers.
 */
export async function startOlder(checkout: string, dataDir: string, countOfPeople: number): Promise<OlderBuild> {
  const settings = { DATA_DIR: dataDir, DEMO: 'true', DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const app = await appProcess(settings, [join(checkout, 'dist/server/main.js')])
  const list = await fetch(`${app.url}/api/allProperty/status?limit=100`)
  const homes = ((await list.json()) as { _id: string }[]).map(({ _id }) => _id) // what every version answers
  return { url: app.url, people: await peopleAt(app.url, countOfPeople, homes), end: () => app.end('SIGTERM') }
}
