import { folded } from './plain-text.ts'
import { areNear, isBefore, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'
import { warns } from './warnings.ts'

const MAX_UNWANTED = 7

/** Returns true if somebody shows the home for the owner. An agency that the owner does not want or trust does not count. */
export function hasHelper(reading: Reading): boolean {
  const { of, language } = reading
  /** "My daughter", who studied here, helps with a viewing alone. */
  const isNoHelp = (helper: Mention): boolean =>
    isBefore(of('own'), [helper], 0) &&
    !areNear(
      [helper],
      (['open', 'shown', 'key', 'visit', 'helper'] as const).flatMap(of).filter(({ start }) => start !== helper.start),
      8,
    )
  const isDistrusted = (helper: Mention): boolean =>
    language.hasPostpositions
      ? isBefore([helper], [...of('distrust'), ...of('notAfter')], 3)
      : isBefore(of('distrust'), [helper], MAX_UNWANTED)
  return notNegated(reading, of('helper'), MAX_UNWANTED).some((helper) => !isDistrusted(helper) && !isNoHelp(helper))
}

/** The maximum number of words between a negation, or "nobody", and who shows the home. */
const MAX_UNSHOWN = 6

/** Returns true if somebody shows the home: "my brother opens the door", "we show it ourselves". */
export function isShown(reading: Reading): boolean {
  const { of } = reading
  const none = [...of('nobody'), ...of('cannot')]
  return notNegated(reading, of('shown'), MAX_UNSHOWN).some(
    (shown) => !areNear([shown], of('picture'), 3) && !areNear([shown], none, MAX_UNSHOWN),
  )
}

/** Returns true if it is said that a viewing is not possible. */
export function isVisitImpossible(reading: Reading): boolean {
  const { of } = reading
  const none = of('visit').filter((visit) => isBefore(of('not'), [visit], 1))
  const possible = of('possible')
  const impossible = possible.filter((word) => !notNegated(reading, [word]).includes(word))
  return areNear(none, possible, 8) || areNear(of('visit'), impossible, 8)
}

/** Returns mentions of the writer, also in "my posting". "My late father" is none. */
export const writersIn = ({ of, at }: Reading): Mention[] => [
  ...of('iAm'),
  ...of('work').filter((work) => isBefore(of('own'), [work], 0) && !areNear([work], at(LATE), -1)),
]
const LATE =
  /(?<!\p{L})(?:late|deceased|verstorben\p{L}*|fallecid\p{L}*|difunt\p{L}*|defunt\p{L}*|feu|compiant\p{L}*|falecid\p{L}*|overleden|wijlen|zmarl\p{L}*|rahmetli|merhum\p{L}*|المرحوم\p{L}*)(?!\p{L})/gu

/** Returns where the writer may be; "if you live far away" is where the reader is. */
export const placesAway = ({ of }: Reading): Mention[] =>
  of('abroad').filter((abroad) => !isBefore(of('you'), [abroad], 1))

/** Returns true if a sentence says who shows the home, or what step of a usual sale is taken, although its owner is away. */
export const isExplained = (reading: Reading): boolean =>
  isMetByAnother(reading) || (['official', 'video'] as const).some(reading.has)

/** Returns true if a person shows the home, which makes the whole text harmless. */
const isMetByAnother = (reading: Reading): boolean => hasHelper(reading) || isShown(reading) || reading.has('office')

/** Returns true if a sentence is harmless for a reason that does not extend to the other sentences. */
const isExplainedHere = (reading: Reading): boolean =>
  warns(reading) || (['tenant', 'official', 'video'] as const).some(reading.has)

/**
 * Returns the sentence that rules out a meeting, if another one says that the writer or the owner is abroad, and none
 * says who shows the home instead.
 */
export function dealFromAfar(sentences: string[]): string | undefined {
  const read = sentences.map((sentence) => readingsOf(folded(sentence)))
  if (read.some((readings) => readings.some(isMetByAnother))) return undefined
  const told = read.map((readings) => (readings.some(isExplainedHere) ? [] : readings))
  if (!told.some((readings) => readings.some(isAbroad))) return undefined
  const at = told.findIndex((readings) => readings.some(isWithoutMeeting))
  return sentences[at]
}

const isAbroad = (reading: Reading): boolean => {
  const { of } = reading
  const people = notNegated(reading, [...writersIn(reading), ...of('owner')], 2)
  return areNear(people, notNegated(reading, placesAway(reading)), 10)
}

function isWithoutMeeting(reading: Reading): boolean {
  const { of, has } = reading
  if (notNegated(reading, [...of('remote'), ...of('outsideView')]).length > 0 || has('nobody')) return true
  if (isVisitImpossible(reading)) return true
  const keys = of('key')
  if (areNear(of('cannot'), [...of('open'), ...of('visit')], 6) && keys.length > 0) return true
  return areNear(keys, notNegated(reading, [...of('send'), ...of('mailed'), ...of('byCourier')], 5), 8)
}
