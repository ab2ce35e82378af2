// Compares the built app with what the machine allows and with an Express app, and writes its sections of docs/performance.md: npm run bench -- server
// [--quick] prints alone, after shorter rounds; [--only WORDS] those comparisons alone; [--seconds N] for each run; [--encoding identity]
// without compression; [--language ar] prints alone what public reads take of readers in this language; [--against FOLDER] also compares
// signed-in reads and a new search with the build of another checkout.
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from '../scripts/browser.mjs'
import { newDataDir } from '../test/server/app-process.ts'
import { type Comparison, type ComparisonResult, compare } from './compare/comparison.ts'
import { hasWrk, MISSING_WRK } from './compare/read-rate.ts'
import { ownReads } from './compared/own-reads.ts'
import { newSearch, publicReads } from './compared/public-reads.ts'
import { startWorld } from './compared/world.ts'
import { writes } from './compared/writes.ts'
import { costsOf } from './cost/costs.ts'
import { homeWeight } from './cost/home-weight.ts'
import { peakMemoryOf } from './cost/peak-memory.ts'
import { startTimes } from './cost/start-time.ts'
import { resultLine, writeRequests } from './server-report.ts'

const ENCODING = 'gzip, deflate, br'
/** Many short rounds, so that other load on the machine affects all rivals of a round equally. */
const ROUNDS = 15
const QUICK_ROUNDS = 5

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    encoding: { type: 'string', default: ENCODING },
    language: { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const { quick, encoding, language, against } = options
const only = options.only ?? (language === undefined ? undefined : 'Public reads')
const seconds = Number(options.seconds ?? (quick ? 0.3 : 1))
const rounds = quick ? QUICK_ROUNDS : ROUNDS

if (!hasWrk) console.log(MISSING_WRK)
const isWhole = !quick && !only
const browser = isWhole ? await findOrInstallBrowser() : undefined // now, as all figures would be lost without one
const folder = await newDataDir()
const other = await newDataDir()
const ofOlder = await newDataDir()
const results: ComparisonResult[] = []
try {
  const start = only ? undefined : await startTimes(folder.dataDir, rounds)
  const older = against === undefined ? undefined : { checkout: against, dataDir: ofOlder.dataDir }
  const world = await startWorld(folder.dataDir, other.dataDir, quick ? 32 : 64, older)
  try {
    await measure(await publicReads(world, { encoding, language }, { seconds }))
    const memoryMb = peakMemoryOf(world.pid)
    await measure(await newSearch(world, encoding, { seconds }))
    await measure(await ownReads(world, encoding, { seconds }))
    await measure(await writes(world, quick ? 0.5 : 1))
    if (start) {
      const costs = { ...start, memoryMb, home: browser ? await homeWeight(world.url, browser) : undefined }
      for (const { what, value, target, isMet } of costsOf(costs)) tell(`${what}: ${value} ${target}`, isMet)
      if (isWhole) writeRequests({ results, costs, encoding, seconds, rounds })
    }
  } finally {
    await world.close()
  }
} finally {
  await folder.remove()
  await other.remove()
  await ofOlder.remove()
}

async function measure({ comparisons, end }: { comparisons: Comparison[]; end: () => void }) {
  try {
    for (const comparison of comparisons) {
      if (only && !`${comparison.group}: ${comparison.name}`.includes(only)) continue
      const compared = await compare(comparison, rounds)
      tell(
        resultLine(compared),
        compared.ratios.every(({ isMet }) => isMet),
      )
      results.push(compared)
    }
  } finally {
    end()
  }
}

function tell(line: string, isMet: boolean) {
  console.log(isMet ? `  ${line}` : `✗ ${line}`)
  if (!isMet) process.exitCode = 1
}
