import { TRAVEL_SITES } from './payment-ways.ts'
import { folded } from './plain-text.ts'
import { areNear, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'
import { warns } from './warnings.ts'

/** The sentences after the one that names the site, in which the link or the code may follow. */
const MAX_LATER = 2

/**
 * Returns the sentence that makes a deal over a site of holiday lets, if it or one of the next says that a link to pay,
 * an invoice or a code comes from there.
 */
export function dealOverTravelSite(sentences: string[]): string | undefined {
  const read = sentences.map((sentence) => readingsOf(folded(sentence)))
  return sentences.find(
    (_sentence, at) =>
      read[at]?.some(isDealOverSite) &&
      read.slice(at, at + 1 + MAX_LATER).some((readings) => readings.some(isSentFromThere)),
  )
}

function isDealOverSite(reading: Reading): boolean {
  const { of, has } = reading
  if (warns(reading)) return false
  const sites = sitesOf(reading)
  if (sites.length === 0 || has('yearly') || has('tenant')) return false
  return areNear(
    sites,
    (['papers', 'money', 'pay', 'book', 'iAm', 'send', 'trustee', 'byCourier'] as const).flatMap(of),
    8,
  )
}

const sitesOf = (reading: Reading): Mention[] =>
  notNegated(reading, [...reading.at(TRAVEL_SITES), ...reading.of('travelSite')])

const isSentFromThere = (reading: Reading): boolean => {
  const { of } = reading
  if (warns(reading)) return false
  const ways = [...of('send'), ...of('mailed'), ...of('received'), ...of('pay')]
  return areNear(notNegated(reading, of('payLink')), ways, 6)
}
