import { parseArgs } from 'node:util'
import { brandName } from '#contract/brand'
import type { PriceRange } from '#contract/price'
import { withSeparators } from '#contract/separators'
import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { refuseOtherCurrency } from '../../product/offer/one-currency.ts'
import { type MisreadPrice, misreadPrices, storeReadPrices } from '../../product/property/reread-prices.store.ts'
import { readSettings } from '../../settings/settings.ts'
import { onDatabase } from '../on-database.ts'

const USAGE = 'npm run prices -- [--apply] [--json]'
const HELP = `${USAGE}
Lists the homes whose stored amounts are not what their price says, as earlier versions read some prices otherwise.
  --apply  stores the amounts that are read now; prices that are not clear are left for their agents
  --json   one JSON object for each home, with amounts in whole units`

try {
  const { apply = false, json = false, help = false } = requestIn(process.argv.slice(2))
  if (help) console.log(HELP)
  else await run({ apply, json })
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${brandName()} cannot read prices again: ${error.message}`)
  process.exitCode = 1
}

function requestIn(args: string[]) {
  try {
    const options = { apply: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    throw new OperatorError(`${message}: ${USAGE}`)
  }
}

async function run({ apply, json }: { apply: boolean; json: boolean }): Promise<void> {
  const say = json ? (line: string) => console.error(line) : sayTo('a person')
  const settings = readSettings(process.env)
  const counts = { homes: 0, clear: 0, unclear: 0, changed: 0 }
  const readAgain = async (db: Database) => {
    await refuseOtherCurrency(db, settings.currency)
    for await (const { homes, misread } of misreadPrices(db, settings.currency)) {
      for (const home of misread) (json ? console.log : say)(json ? JSON.stringify(inUnits(home)) : lineOf(home))
      counts.homes += homes
      counts.clear += misread.filter(({ read }) => read).length
      counts.unclear += misread.filter(({ why }) => why).length
      if (apply) counts.changed += await storeReadPrices(db, misread)
    }
  }
  await onDatabase(settings, say, readAgain)
  say(summaryOf(counts, apply))
}

const whole = ({ lowest, highest }: PriceRange) => ({ lowest: lowest / 100, highest: highest / 100 })

const inUnits = ({ stored, read, ...home }: MisreadPrice) => ({
  ...home,
  stored: whole(stored),
  ...(read && { read: whole(read) }),
})

const shown = (range: PriceRange): string => {
  const { lowest, highest } = whole(range)
  return lowest === highest ? withSeparators(lowest) : `${withSeparators(lowest)} to ${withSeparators(highest)}`
}

const lineOf = ({ id, title, price, stored, read, why }: MisreadPrice): string =>
  `${id}  ${title}  “${price}”: stored as ${shown(stored)}, ${read ? `now read as ${shown(read)}` : `left as it is. ${why}`}`

function summaryOf(counts: { homes: number; clear: number; unclear: number; changed: number }, apply: boolean): string {
  const { homes, clear, unclear, changed } = counts
  const found = `Of ${withSeparators(homes)} homes, ${withSeparators(clear)} are stored with other amounts than their price says, and ${withSeparators(unclear)} have a price that is not clear.`
  if (apply) return `${found} ${withSeparators(changed)} changed.`
  return clear > 0 ? `${found} Nothing is changed yet: npm run prices -- --apply stores what is read now.` : found
}
