import { before, ofYears } from './comparisons.ts'
import { features } from './feature-words.ts'
import { each, phraseAt, phrasesOf } from './phrases.ts'
import { afterArticles, endsPart, JOINTS, type Reader } from './reader.ts'
import { spelt, type Token } from './tokens.ts'
import { ARTICLES, NOISE, tenures, types } from './vocabulary.ts'

export function readTenure({ tokens, found }: Reader, at: number): number | undefined {
  const tenure = phraseAt(tenures, tokens, at)
  if (tenure) found.add('tenure', tenure.meaning)
  return tenure?.next
}

/** Words that leave out: `isSure` also words that are no option of the search, `isPlain` only options. */
const heads = phrasesOf<'isSure' | 'isPlain' | 'isOn'>([
  [
    'isSure',
    "without|no|no more|excluding|exclude|excludes|excl|except|except for|avoid|avoiding|don't want|dont want|do not want|not with|not having|must not have",
  ],
  [
    'isPlain',
    `not|isn't|isnt|is not|aren't|arent|are not|that's not|thats not|non|minus|neither|nor|never|but not|not want|not wanting|not wanted|not any|not interested in|apart from|other than|rather not|skip|ignore|hate|lacking|doesn't have|does not have|${each('anything|any type|any property|any home|everything|all|all types', 'but|except|apart from|other than')}|${each('anywhere', 'but|except|apart from|other than')}`,
  ],
  ['isOn', 'not on|not at'],
])

/** Phrases of homes that are left out as one: `-new-build` leaves out "new build" and "newbuild". */
const leftOutAsOne = phrasesOf<string>([
  ['new-build', 'new build|new builds|newbuild|newbuilds|new builts'],
  ['ground-floor', 'ground floor|ground floors'],
  ['basement-flat', 'basement flat|basement flats'],
  ['top-floor', 'top floor|top floors'],
  ['ex-council', 'ex council|excouncil'],
  ['ex-local', 'ex local authority'],
  ['shared-ownership', 'shared ownership'],
  ['main-road', 'main road|main roads'],
  ['busy-road', 'busy road|busy roads'],
  ['high-rise', 'high rise|highrise'],
  ['service-charge', 'service charge|service charges'],
  ['management-fee', 'management fee|management fees'],
  ['body-corp', 'body corp|body corporate'],
])

export function readWithout(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  const head = phraseAt(heads, tokens, at)
  if (!head || phraseAt(ofYears, tokens, at) || phraseAt(before, tokens, at)) return undefined
  const from = afterArticles(tokens, head.next)
  const asOne = phraseAt(leftOutAsOne, tokens, from)
  if (asOne) {
    found.leaveOut(asOne.meaning)
    reader.isOfHomes = true
  }
  if (asOne || head.meaning === 'isOn') return asOne?.next
  const options = leaveOutOptions(reader, from)
  if (options !== undefined) return head.meaning === 'isSure' ? leaveOutLast(reader, options) : options
  return leaveOutPlace(reader, at, head.next) ?? leaveOutWords(reader, from, { at, isSure: head.meaning === 'isSure' })
}

/** Leaves out what the search has as an option: "not a flat or leasehold", "no garage, pool or lift". */
export function leaveOutOptions(reader: Reader, at: number, end?: number): number | undefined {
  const { tokens, found } = reader
  const tenure = phraseAt(tenures, tokens, at)
  const feature = phraseAt(features, tokens, at)
  const type = phraseAt(types, tokens, at)
  const isType = type !== undefined && (type.next === end || endsPart(tokens, type.next))
  if (tenure) found.leaveOutTenure(tenure.meaning)
  else if (feature) found.add('notFeature', feature.meaning)
  else if (isType) found.leaveOutType(type.meaning)
  else return undefined
  const next = (tenure ?? feature ?? type)?.next ?? at
  reader.isWith = false
  return JOINTS.has(tokens[next]?.low ?? '')
    ? (leaveOutOptions(reader, afterArticles(tokens, next + 1), end) ?? next)
    : next
}

/** Leaves out the word at the end of "without a garage or conservatory". */
function leaveOutLast({ tokens, found }: Reader, at: number): number {
  const last = JOINTS.has(tokens[at]?.low ?? '') ? afterArticles(tokens, at + 1) : at
  const word = tokens[last]
  if (last === at || tokens[at]?.low === 'and' || !word || !isPlainWord(word) || !endsPart(tokens, last + 1)) return at
  found.leaveOut(word.text)
  return last + 1
}

const MAX_PLACE_WORDS = 4

/** Leaves out the homes of a town or in a name: "not in London", "Kent not Dartford". */
function leaveOutPlace({ tokens, known, found }: Reader, at: number, next: number): number | undefined {
  if (!/^(not|except|anywhere)$/.test(tokens[at]?.low ?? '')) return undefined
  const isIn = tokens[next]?.low === 'in'
  const from = isIn ? next + 1 : next
  for (let length = MAX_PLACE_WORDS; length > 0; length--) {
    const name = tokens.slice(from, from + length)
    const isName = name.length === length && name.every(({ kind }) => kind === 'word')
    const text = spelt(name)
    if (!isName || !endsPart(tokens, from + length) || !(isIn || text !== text.toLowerCase())) continue
    if (!known.isPlace(text) && (isIn || length > 1)) continue
    found.leaveOut(text.replaceAll(' ', '-'))
    return from + length
  }
  return undefined
}

/** Leaves out a word, or two at the end of a part: "no cladding", "no body corporate". */
function leaveOutWords(
  { tokens, known, found }: Reader,
  from: number,
  { at, isSure }: { at: number; isSure: boolean },
): number | undefined {
  const [word, second] = [tokens[from], tokens[from + 1]]
  const isOne = tokens[at]?.low === 'not' && ARTICLES.has(tokens[at + 1]?.low ?? '') && endsPart(tokens, from + 1)
  if (!word || !(isSure || isOne)) return undefined
  if (word.kind === 'quoted') for (const one of word.text.split(/\s+/).filter(Boolean)) found.leaveOut(one)
  else if (!isPlainWord(word)) return undefined
  else if (isPlainWord(second) && endsPart(tokens, from + 2) && !known.isPlace(second?.text ?? '')) {
    found.leaveOut(`${word.text}-${second?.text}`)
    return from + 2
  } else found.leaveOut(word.text)
  return from + 1
}

const isPlainWord = (token: Token | undefined): boolean => token?.kind === 'word' && !NOISE.has(token.low)
