import { sinceAt } from './facts.ts'
import { features } from './feature-words.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { endsPart, type Reader } from './reader.ts'

/** `isNew`: a "new" that may be another word, `isListed`: surely of a listing. */
const heads = phrasesOf<'isNew' | 'isListed'>([
  ['isNew', 'new|newly|brand new|fresh'],
  [
    'isListed',
    'listed|added|published|posted|uploaded|advertised|appeared|on the market|come on the market|came on the market|coming on the market|put on the market|been on the market|come up|came up|new to the market|new on the market|fresh to the market|new listings|new listing|newly listed|went live|gone live|for sale',
  ],
])
const units = /^(hours?|hrs?|days?|weeks?|wks?|fortnight|months?)$/

export function readSince(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  let next = at
  let isListed = false
  for (let head = phraseAt(heads, tokens, next); head; head = phraseAt(heads, tokens, next)) {
    isListed ||= head.meaning === 'isListed'
    next = head.next
  }
  if (next === at && !reader.isNew && !reader.isListed) return readBarePeriod(reader, at)
  const from = /^(only|ones|homes|properties|listings)$/.test(tokens[next]?.low ?? '') ? next + 1 : next
  const since = sinceAt(tokens, from) ?? (isListed ? sinceAt(tokens, next, true) : undefined)
  if (since) {
    found.set('since', since.value)
    reader.isNew = undefined
    reader.isListed = false
    return since.next
  }
  reader.isListed ||= isListed
  if (next > at && tokens[at]?.low !== 'new') reader.isOfHomes = true
  if (next > at + 1 && tokens[next - 1]?.low === 'market') return next
  if (tokens[at]?.low !== 'new' || (next !== at + 1 && !isListed)) return undefined
  if (isPlaceAhead(reader, at) || phraseAt(features, tokens, at)) return undefined
  reader.isNew = tokens[at]
  return next
}

/** Reads "last 10 days" as a part of its own; "reduced in the last week" is not of the listing. */
function readBarePeriod({ tokens, found }: Reader, at: number): number | undefined {
  if (!/^(in|within|over|from|last|past)$/.test(tokens[at]?.low ?? '')) return undefined
  const since = sinceAt(tokens, at)
  if (!since || tokens.slice(0, at).some(({ low }) => OF_OTHERS.test(low))) return undefined
  const isPeriod = tokens.slice(at, since.next).some(({ low }) => /^(last|past)$/.test(low))
  const isPart = endsPart(tokens, since.next) || tokens[since.next]?.low === 'only'
  if (!isPeriod || !isPart || !units.test(tokens[since.next - 1]?.low ?? '')) return undefined
  found.set('since', since.value)
  return since.next
}

const OF_OTHERS = /^(reduced|lowered|built|dropped|cut|sold|renovated)$/

const isPlaceAhead = ({ tokens, known }: Reader, at: number): boolean =>
  known.isPlace(`${tokens[at]?.text} ${tokens[at + 1]?.text ?? ''}`)
