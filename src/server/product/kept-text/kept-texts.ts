import { type KeptText, setTextKeeper } from '#contract/kept-text'
import { isLanguage, languageName } from '#contract/language'
import { shownNumber } from '#contract/shown-number'
import * as card from '#messages/card'
import * as checks from '#messages/checks'
import * as factNames from '#messages/factNames'
import * as feedFaults from '#messages/feedFaults'
import * as feedReports from '#messages/feedReports'
import * as fields from '#messages/fields'
import * as homeFigures from '#messages/homeFigures'
import * as listingFields from '#messages/listingFields'
import * as numbers from '#messages/numbers'
import * as priceKinds from '#messages/priceKinds'
import * as refusals from '#messages/refusals'
import { shownMoment } from './shown-moment.ts'

/**
 * The namespaces whose texts can be stored by name, with all messages about a home in a file. Other texts are stored in
 * English.
 */
const NAMESPACES = {
  card,
  checks,
  factNames,
  feedFaults,
  feedReports,
  fields,
  homeFigures,
  listingFields,
  numbers,
  priceKinds,
  refusals,
}

type Write = (values: Record<string, string | number>) => string
const writers = new Map(
  Object.entries(NAMESPACES).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([name, write]) => [`${namespace}.${name}`, write as Write]),
  ),
)

/** Private-use characters that surround a stored text within a string. */
const OPEN = '\uE010'
const CLOSE = '\uE011'
const MAX_VALUE_CHARACTERS = 200
const MAX_CHARACTERS = 500
const MAX_MOMENT_CHARACTERS = 30

const marked = (text: KeptText): string => `${OPEN}${JSON.stringify(text)}${CLOSE}`

function keep(text: Exclude<KeptText, string>): string | undefined {
  return 'text' in text && !writers.has(text.text) ? undefined : marked(text)
}

/** From now on, stores every text that this process writes: strings contain it between marks, which `keptIn` reads. */
export const keepAllTexts = (): void => void setTextKeeper(keep)

/** Runs `write`, whose texts are stored between marks in the string that it returns. `write` must be synchronous. */
export function withKeptTexts<Written extends string | undefined>(write: () => Written): Written {
  const before = setTextKeeper(keep)
  try {
    return write()
  } finally {
    setTextKeeper(before)
  }
}

/** Returns the stored texts between marks in a string, and the text around them; each is truncated. */
export function keptIn(text: string, most = MAX_CHARACTERS): KeptText {
  const parts: KeptText[] = []
  for (let at = 0; at < text.length; ) {
    const from = text.indexOf(OPEN, at)
    const to = from === -1 ? -1 : closeOf(text, from)
    const found = to === -1 ? undefined : read(text.slice(from + 1, to))
    const end = found === undefined ? text.length : from
    if (end > at) parts.push(plain(text.slice(at, end), most))
    if (found === undefined) break
    parts.push(found)
    at = to + 1
  }
  const [first = '', ...others] = parts
  return others.length === 0 ? first : parts
}

export function shortened(text: string): string {
  const found = keptIn(text)
  return typeof found === 'string' ? found : marked(found)
}

function closeOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === OPEN) depth += 1
    if (text[at] === CLOSE) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Returns undefined for other content between marks, which a file may contain, too; it is shown unchanged. */
function read(json: string): KeptText | undefined {
  try {
    return checked(JSON.parse(json))
  } catch {
    return undefined
  }
}

function checked(found: unknown): KeptText | undefined {
  if (typeof found === 'string') return keptIn(found, MAX_VALUE_CHARACTERS)
  if (typeof found !== 'object' || found === null) return undefined
  if (Array.isArray(found)) return found.flatMap((part) => checked(part) ?? [])
  if ('number' in found && typeof found.number === 'number')
    return { number: found.number, ...('decimals' in found && { decimals: Number(found.decimals) }) }
  if ('language' in found && isLanguage(found.language)) return { language: found.language }
  if ('moment' in found && typeof found.moment === 'string' && found.moment.length <= MAX_MOMENT_CHARACTERS)
    return { moment: found.moment }
  if ('sentence' in found) return { sentence: checked(found.sentence) ?? '' }
  if (!('text' in found && 'values' in found) || typeof found.text !== 'string' || !writers.has(found.text))
    return undefined
  const values = Object.entries(found.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : (checked(value) ?? ''),
  ])
  return { text: found.text, values: Object.fromEntries(values) }
}

/** Returns the first `most` characters as PostgreSQL can store them. */
export const storable = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')

const plain = (text: string, most: number): string => storable(text, most).replace(/[\uE010\uE011]/g, '')

/** Writes a stored text in the reader's language. Omits a text that the catalogue no longer has. */
export function writtenText(text: KeptText): string {
  if (typeof text === 'string') return text
  if (Array.isArray(text)) return text.map(writtenText).join('')
  if ('sentence' in text) return sentenceOf(writtenText(text.sentence))
  if ('moment' in text) return shownMoment(text.moment)
  if ('number' in text) return shownNumber(text.number, text.decimals)
  if ('language' in text) return isLanguage(text.language) ? languageName(text.language) : text.language
  const values = Object.entries(text.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : writtenText(value),
  ])
  return writers.get(text.text)?.(Object.fromEntries(values)) ?? ''
}

/** Returns the text with a capital letter and a full stop; a stored text gets them when it is written. */
export const asSentence = (text: string): string => {
  const found = keptIn(text, Number.POSITIVE_INFINITY)
  return typeof found === 'string' ? sentenceOf(found) : marked({ sentence: found })
}

const sentenceOf = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?؟]$/.test(text) ? '' : '.'}`
