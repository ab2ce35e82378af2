import { folded } from './plain-text.ts'
import { areNear, notNegated, type Reading, readingsOf } from './reading.ts'

/** Concepts of people and steps that explain who shows the home, although its owner is away. */
export const EXPLAINED = ['office', 'helper', 'official', 'customary', 'video'] as const

/**
 * Returns the sentence that rules out a meeting, if another one says that the writer or the owner is abroad, and none
 * says who shows the home instead.
 */
export function dealFromAfar(sentences: string[]): string | undefined {
  const read = sentences.map((sentence) => readingsOf(folded(sentence)))
  if (!read.some((readings) => readings.some(isAbroad))) return undefined
  if (read.some((readings) => readings.some(({ has }) => has('beware') || has('tenant') || EXPLAINED.some(has))))
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
  return areNear(keys, notNegated(reading, [...of('send'), ...of('mailed'), ...of('byCourier')], 5), 6)
}
