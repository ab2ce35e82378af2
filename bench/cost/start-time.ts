import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appProcess } from '../../test/server/app-process.ts'
import { median } from '../compare/median.ts'

/**
 * Returns the milliseconds from the start of the server and its database to its first response, alternating with a bare
 * Node process. `dataDir` must belong to a demo that has been started before.
 */
export async function startTimes(dataDir: string, rounds: number) {
  const start = async () => {
    const began = performance.now()
    const app = await appProcess({ DATA_DIR: dataDir, DEMO: 'true', DATABASE_URL: '', LOG_LEVEL: 'warn' })
    await (await fetch(app.url)).arrayBuffer()
    const ms = performance.now() - began
    await app.end('SIGTERM')
    return ms
  }
  await start() // makes the database
  const starts: number[] = []
  const bares: number[] = []
  for (let round = 0; round < rounds; round++) {
    starts.push(await start())
    const began = performance.now()
    await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit')
    bares.push(performance.now() - began)
  }
  return { startMs: median(starts), bareMs: median(bares) }
}
