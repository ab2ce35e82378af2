import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { CURRENCIES } from '../../../src/contract/currency.ts'
import { feedWorld } from '../feed-world.ts'
import { factsOf, otherPaths } from './facts-table.ts'
import { type SaidFile, type SaidFormat, saidIn } from './said-in-file.ts'

/** `npm run proof -- feed-facts FILE…` names files whose tables are printed; without them, ours are compared. */
const files = process.env.FEED_FACTS_FILES?.split('\n').filter(Boolean) ?? []

const USUAL: Record<SaidFormat, string> = { blm: 'GBP', openimmo: 'EUR', kyero: 'EUR', reaxml: 'AUD', reso: 'USD' }
function currencyOf({ format, homes }: SaidFile): string {
  const said = homes.flatMap((home) => home.said).find(([path]) => /currency$|@iso_waehrung$/.test(path))?.[1]
  return CURRENCIES.find((currency) => currency === said) ?? USUAL[format]
}

async function read(path: string) {
  const bytes = await readFile(path)
  const isLatin = /ISO-8859-1/i.test(bytes.toString('latin1').slice(0, 100))
  const text = bytes.toString(isLatin ? 'latin1' : 'utf8').replace(/encoding="ISO-8859-1"/i, 'encoding="UTF-8"')
  const file = saidIn(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')) // XML forbids these
  const world = await feedWorld({ CURRENCY: currencyOf(file) })
  try {
    return { file, ...(await factsOf(world, text, file)) }
  } finally {
    await world.close()
  }
}

/** The facts of our samples that aren’t all kept or shown: numbers in the file, kept, shown. */
const EXPECTED: Record<string, Record<string, string>> = {
  // One home is paused and one is abroad, so in no known currency; DISPLAY_ADDRESS hides the number; one is POA.
  'homes.blm': { 'homes for sale': '4, 3, 2', 'house number, unit': '1, 1, 0', price: '2, 1, 1' },
  'homes.kyero.xml': { 'homes for sale': '2, 1, 1' }, // one is in another currency
  // One price and one address are not to be shown.
  'homes.reaxml.xml': { price: '3, 2, 2', 'street of the address': '3, 3, 2', 'house number, unit': '2, 2, 1' },
  'homes.reso.json': { 'homes for sale': '3, 2, 2' }, // one is sold
}

const SHOWN = 'what %s says of homes is kept and shown, but for what is named here'
test.each(['homes.blm', 'homes.openimmo.xml'])(SHOWN, { timeout: 60_000 }, areShown)
test.each(['homes.kyero.xml', 'homes.reaxml.xml', 'homes.reso.json'])(SHOWN, { tags: 'all', timeout: 60_000 }, areShown)

async function areShown(name: string) {
  const { table } = await read(`packages/feed-formats/test/samples/${name}`)
  const differing = table.filter(({ said, kept, shown }) => said !== kept || kept !== shown)
  const found = differing.map(({ fact, said, kept, shown }) => [fact, `${said}, ${kept}, ${shown}`])
  expect(Object.fromEntries(found)).toEqual(EXPECTED[name] ?? {})
}

test.runIf(files.length > 0).each(files)('%s', { timeout: 600_000 }, async (path) => {
  const { file, table, problems } = await read(path)
  const lines = table.map(({ fact, said, kept, shown }) => `| ${fact} | ${said} | ${kept} | ${shown} |`)
  const others = otherPaths(file).map(([each, count]) => `${each} ${count}`)
  console.log(
    `${basename(path)}\n\n| fact | in the file | kept | shown |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n\nOf the run: ${problems.join('; ') || 'no problems'}\nAt paths of no fact: ${others.join(', ')}\n`,
  )
})
