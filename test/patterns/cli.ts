import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from 'recheck'
import { type Pattern, patternsBelow } from './patterns.ts'

// npm run proof -- patterns: no regular expression of the source takes more than linear time, whatever the text.
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
/** Packages first: a composed pattern belongs to the loaded file. */
const FOLDERS = ['packages', 'src'].map((folder) => new URL(`../../${folder}`, import.meta.url).pathname)
const TIMEOUT_MS = 60_000

/**
 * Files whose patterns have gaps of limited length ("deposit … before"): their steps grow with the gaps, and the text
 * is limited.
 */
const bounded: Record<string, string> = {
  'price-text/src/amount.ts': 'an amount has at most 60 characters',
  'price-text/src/price-words.ts': 'a price has at most 60 characters',
  'server/platform/logging/logged-error.ts': 'a logged text is cut after 2,000 characters',
  'feed-formats/src/source/html-text.ts': 'an attribute of escaped HTML has at most 200 characters',
  'listing-text/src/away-words.ts': 'a part of a sentence has at most 600 characters',
  'listing-text/src/contact-words.ts': 'a text is cut after 50,000 characters',
}

const all: (Pattern & { folder: string })[] = []
for (const folder of FOLDERS) all.push(...(await patternsBelow(folder)).map((pattern) => ({ ...pattern, folder })))
const patterns = all.filter(({ file, folder }) => join(folder, file).includes(values.only))
if (patterns.length === 0) {
  console.error(`No regular expression is in a file whose path has “${values.only}” in it.`)
  process.exit(1)
}
const slow: string[] = []
for (const { source, flags, file } of patterns) {
  const result = await check(source, flags, { timeout: TIMEOUT_MS })
  if (result.status === 'safe' || file in bounded) continue
  const how = result.status === 'vulnerable' ? `${result.complexity.summary}: ${result.attack.pattern}` : 'not known'
  slow.push(`${file}: /${source}/${flags}\n  ${how}`)
}
for (const each of slow) console.error(each)
console.log(`${patterns.length} regular expressions, ${slow.length} of which are not linear`)
process.exit(slow.length > 0 ? 1 : 0)
