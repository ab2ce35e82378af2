import { folded } from './plain-text.ts'
import { areNear, isBefore, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'

const MAX_UNWANTED = 7

/** Returns true if somebody shows the home for the owner. An agency that the owner does not want or trust does not count. */
export function hasHelper(reading: Reading): boolean {
  const { of, language } = reading
  const isDistrusted = (helper: Mention): boolean =>
    language.hasPostpositions
      ? isBefore([helper], [...of('distrust'), ...of('notAfter')], 3)
      : isBefore(of('distrust'), [helper], MAX_UNWANTED)
  return notNegated(reading, of('helper'), MAX_UNWANTED).some((helper) => !isDistrusted(helper))
}

/** Returns true if a sentence says who shows the home, or what step of a usual sale is taken, although its owner is away. */
export const isExplained = (reading: Reading): boolean =>
  hasHelper(reading) || (['office', 'official', 'video'] as const).some(reading.has)

/**
 * Returns the sentence that rules out a meeting, if another one says that the writer or the owner is abroad, and none
 * says who shows the home instead.
 */
export function dealFromAfar(sentences: string[]): string | undefined {
  const read = sentences.map((sentence) => readingsOf(folded(sentence)))
  if (!read.some((readings) => readings.some(isAbroad))) return undefined
  if (
    read.some((readings) =>
      readings.some((reading) => reading.has('beware') || reading.has('tenant') || isExplained(reading)),
    )
  )
    return undefined
  const at = read.findIndex((readings) => readings.some(isWithoutMeeting))
  return sentences[at]
}

const isAbroad = (reading: Reading): boolean => {
  const { of } = reading
  const people = notNegated(reading, [...of('iAm'), ...of('owner')], 2)
  return areNear(people, notNegated(reading, of('abroad')), 10)
}

function isWithoutMeeting(reading: Reading): boolean {
  const { of, has } = reading
  if (notNegated(reading, [...of('remote'), ...of('outsideView')]).length > 0 || has('nobody')) return true
  const keys = of('key')
  if (areNear(of('cannot'), [...of('open'), ...of('visit')], 6) && keys.length > 0) return true
  return areNear(keys, notNegated(reading, [...of('send'), ...of('mailed'), ...of('byCourier')], 5), 8)
}
