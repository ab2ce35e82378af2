import { parseArgs } from 'node:util'
import { pastSale } from 'price-estimate'
import { accuracyOf, cutByDay, estimateHeldOut, type HeldOut } from 'price-estimate/holdout'
import { brandName } from '#contract/brand'
import type { Currency } from '#contract/currency'
import { PROPERTY_TYPES } from '#contract/fact-options'
import { withSeparators } from '#contract/separators'
import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { areasOfSales, salesOfArea } from '../../product/estimate/estimate.store.ts'
import { estimateOf } from '../../product/estimate/estimate.ts'
import { onFile } from '../../product/import/on-file.ts'
import { salesOfOne } from '../../product/sold-price/sales-of-one.ts'
import { openSoldFile } from '../../product/sold-price/sold-file.ts'
import type { StoredSale } from '../../product/sold-price/sold-price.store.ts'
import { readSettings } from '../../settings/settings.ts'
import { onDatabase } from '../on-database.ts'
import { baselinesFrom, triedByPeriod } from './tried-by-period.ts'

const USAGE = 'npm run estimate -- --holdout [FILE …], or npm run estimate -- ADDRESS --type house'
const HELP = `${USAGE}
How far estimates are from prices that were paid, or what one says.
  --holdout  estimates the last fifth of the sales by date by those before: of each file of sold prices, or of the database by areas of postcodes;
             of a file also by simpler estimates, and what is learnt to each year on the next three (to each quarter, where all sales are of one year)
  --type     of the home at the address: ${PROPERTY_TYPES.join(', ')}
  --title    of its listing, which may say that a house is semi-detached`
const SHARE = 0.2
const ABSENT = { type: null, form: null, isAdditional: null, isNew: null, tenure: null, area: null }

try {
  const { values, positionals } = requestIn(process.argv.slice(2))
  if (values.help) console.log(HELP)
  else if (values.holdout && positionals.length > 0) for (const file of positionals) await measureFile(file)
  else if (values.holdout) await inDatabase(measureDatabase)
  else await inDatabase((db) => showEstimate(db, positionals.join(' '), values))
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${brandName()} cannot estimate: ${error.message}`)
  process.exitCode = 1
}

function requestIn(args: string[]) {
  try {
    const options = {
      holdout: { type: 'boolean' },
      type: { type: 'string' },
      title: { type: 'string' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    throw new OperatorError(`${message}: ${USAGE}`)
  }
}

function inDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  return onDatabase(readSettings(process.env), sayTo('a person'), work)
}

async function measureFile(file: string): Promise<void> {
  const sales = await onFile(file, () => salesIn(file, readSettings(process.env).currency))
  const past = salesOfOne(sales).map(pastSale)
  const cut = cutByDay(past, SHARE)
  const heldOut = await estimateHeldOut(cut)
  report(file, sales.length, heldOut)
  const estimated = heldOut.flatMap(({ sale, estimate }) => (estimate ? [sale] : []))
  console.log('  the same sales by simpler estimates:')
  for (const line of baselinesFrom(cut.known)(estimated)) console.log(`  ${line}`)
  for await (const line of triedByPeriod(past)) console.log(`  ${line}`)
}

async function salesIn(file: string, siteCurrency: Currency): Promise<StoredSale[]> {
  const { batches } = await openSoldFile(file, siteCurrency)
  const sales = new Map<string, StoredSale>()
  for await (const batch of batches)
    for (const { change } of batch) {
      if ('deleted' in change) sales.delete(change.deleted)
      if ('sale' in change) sales.set(change.sale.id, { ...ABSENT, ...change.sale })
    }
  return [...sales.values()]
}

async function measureDatabase(db: Database): Promise<void> {
  const heldOut: HeldOut<StoredSale>[] = []
  let count = 0
  for (const area of await areasOfSales(db)) {
    const stored = await salesOfArea(db, area)
    const currency = stored[0]?.currency ?? 'GBP'
    const sales = stored.filter((sale) => sale.currency === currency)
    count += sales.length
    heldOut.push(...(await estimateHeldOut(cutByDay(salesOfOne(sales).map(pastSale), SHARE))))
  }
  if (count === 0) throw new OperatorError('there are no sold prices. npm run import -- --sold FILE brings them.')
  report('The database', count, heldOut)
}

function report(name: string, count: number, heldOut: HeldOut<StoredSale>[]): void {
  const [from] = heldOut.map(({ sale }) => sale.sale.soldOn).sort()
  console.log(
    `${name}: ${withSeparators(count)} sales, of which the last ${withSeparators(heldOut.length)} from ${from} on are estimated by those before them`,
  )
  for (const line of accuracyOf(heldOut)) console.log(`  ${line}`)
}

async function showEstimate(db: Database, location: string, values: { type?: string; title?: string }): Promise<void> {
  const type = PROPERTY_TYPES.find((one) => one === values.type)
  if (!location || !type) throw new OperatorError(`it takes an address and its type: ${USAGE}`)
  const home = { location, type, ...(values.title && { title: values.title }) }
  await estimateOf(db, home) // opens the connection
  const start = performance.now()
  const estimate = await estimateOf(db, home)
  const took = `${(performance.now() - start).toFixed(1)} ms`
  if (!estimate) return console.log(`There is no estimate of ${location} (${took}).`)
  const { low, middle, high, currency, errorPercent, count, comparables } = estimate
  const amount = (units: number) => `${currency} ${withSeparators(units)}`
  console.log(
    `${amount(middle)}, from ${amount(low)} to ${amount(high)}; median error ${errorPercent} %; of ${count} sales (${took})`,
  )
  for (const { soldOn, price, address } of comparables) console.log(`  ${soldOn}  ${amount(price)}  ${address}`)
}
