import { brandName } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import { isDiskFailure } from '../../platform/http/failure-refusal.ts'
import { reportCrashes } from '../../platform/logging/report-crashes.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { importFile } from '../../product/import/import-file.ts'
import { importRequest, soldFileOf } from '../../product/import/import-request.ts'
import { importSold } from '../../product/import/import-sold.ts'
import { reportFolders } from '../../product/import/report.ts'
import { shownFailure } from '../../product/listing/row-failure.ts'
import { refuseOtherCurrency } from '../../product/offer/one-currency.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { readSettings } from '../../settings/settings.ts'
import { onDatabase } from '../on-database.ts'

reportCrashes('The import')
const say = sayTo('a person')
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopped) process.exit(1) // a second interrupt ends immediately
    stopped = true
  })

try {
  await run()
  if (stopped) throw new OperatorError('it was stopped. Run the same command again: it goes on from here.')
} catch (error) {
  const problem = whatStopped(error)
  if (!problem) throw error
  console.error(`${brandName()} cannot import: ${problem}`)
  process.exitCode = 1
}

/**
 * Returns the message for the operator about an error that ended the import; `undefined` for a bug. Homes that were
 * stored before the error stay, and the next import skips them.
 */
function whatStopped(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message
  const again = 'Homes that are already listed stay: run the same command again.'
  if (isDiskFailure(error)) return `the disk is full or can’t be written to (${shownFailure(error)}). ${again}`
  return isDatabaseGone(error) ? `the database is not available (${shownFailure(error)}). ${again}` : undefined
}

async function run(): Promise<void> {
  const args = process.argv.slice(2)
  const soldFile = soldFileOf(args)
  const request = soldFile === undefined ? importRequest(args) : undefined
  const settings = readSettings(process.env)
  const { currency, homeCountry, dataDir } = settings
  await onDatabase(settings, say, async (db) => {
    await refuseOtherCurrency(db, currency)
    const context = {
      db,
      currency,
      reportFolders: reportFolders(dataDir),
      screen: process.stderr,
      say,
      stopped: () => stopped,
    }
    if (request) await importFile(request, { ...context, gazetteer: gazetteer({ homeCountry }) })
    else await importSold(soldFile ?? '', context)
  })
}
