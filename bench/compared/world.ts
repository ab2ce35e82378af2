import { join } from 'node:path'
import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { appProcess } from '../../test/server/app-process.ts'
import { openRecorder, type Recorder } from '../rivals/recorder.ts'
import { type OlderBuild, startOlder } from './older-build.ts'
import { type BenchPerson, peopleAt } from './people.ts'

export type World = {
  url: string
  pid: number
  logged: { url: string; pid: number }
  databaseUrl: string
  homes: string[]
  agentId: string
  people: BenchPerson[]
  older: OlderBuild | undefined
  recorder: Recorder
  close: () => Promise<void>
}

type Older = { checkout: string; dataDir: string }

/** `otherDir` is the data folder of the second app. */
export async function startWorld(
  dataDir: string,
  otherDir: string,
  countOfPeople: number,
  toCompare: Older | undefined,
): Promise<World> {
  const ends: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    const app = await appProcess({ DATA_DIR: dataDir, DEMO: 'true', DATABASE_URL: '', LOG_LEVEL: 'warn' })
    ends.push(() => app.end('SIGTERM'))
    const { url: databaseUrl } = await startEmbedded(dataDir, () => {}, { join: true })
    const log = { LOG_LEVEL: 'info', LOG_FILE: join(otherDir, 'requests.log') }
    const logged = await appProcess({ DATA_DIR: otherDir, DEMO: 'true', DATABASE_URL: databaseUrl, ...log })
    ends.push(() => logged.end('SIGTERM'))
    const recorder = await openRecorder(databaseUrl, otherDir)
    ends.push(recorder.close)
    const list = await fetch(`${app.url}/api/allProperty/status?limit=100`)
    const found = (await list.json()) as { _id: string; agentId?: string }[]
    const homes = found.map(({ _id }) => _id)
    const agentId = found.find((home) => home.agentId)?.agentId
    if (!agentId) throw new Error('no home of the demo has an agent with a page')
    const people = await peopleAt(app.url, countOfPeople, homes)
    const older = toCompare && (await startOlder(toCompare.checkout, toCompare.dataDir, countOfPeople))
    if (older) ends.push(older.end)
    const { url, pid } = app
    return {
      url,
      pid,
      logged: { url: logged.url, pid: logged.pid },
      databaseUrl,
      homes,
      agentId,
      people,
      older,
      recorder,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
