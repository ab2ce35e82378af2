// Weighs the home page and the public list on this machine, in one run: npm run bench
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { homeWeight } from './home-weight.ts'
import { rateOf } from './load.ts'

const SECONDS = 5
const PATH = '/api/allProperty/status?limit=24'

const folder = await newDataDir()
const app = await appProcess({ DATA_DIR: folder.dataDir, DEMO: 'true', DATABASE_URL: '' }, ['dist/server/main.js'])
try {
  const { requests, bytes, all } = await homeWeight(app.url)
  console.log(`Home on a phone: ${requests} requests, ${kilobytes(all)} in all`)
  for (const [kind, size] of Object.entries(bytes).sort(([, a], [, b]) => b - a))
    console.log(`  ${kind.padEnd(9)}${kilobytes(size).padStart(9)}  ${((100 * size) / all).toFixed(0).padStart(3)} %`)
  await compareRates(await (await fetch(app.url + PATH)).text())
} finally {
  await app.end('SIGTERM')
  await folder.remove()
}

async function compareRates(rows: string) {
  const plain = await appProcess({ ROWS: rows }, ['--import', 'tsx', 'bench/plain-server.ts'])
  try {
    const ours = await rateOf(app.url + PATH, SECONDS)
    const theirs = await rateOf(plain.url, SECONDS)
    const health = await rateOf(`${app.url}/healthz`, SECONDS)
    console.log(`GET ${PATH}: ${ours.toFixed(0)} requests/s`)
    console.log(
      `  Fastify alone, same rows from memory: ${theirs.toFixed(0)}, ${(theirs / ours).toFixed(1)} times ours`,
    )
    console.log(`  our /healthz: ${health.toFixed(0)}, ${(health / ours).toFixed(1)} times the list`)
  } finally {
    await plain.end('SIGTERM')
  }
}

function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`
}
