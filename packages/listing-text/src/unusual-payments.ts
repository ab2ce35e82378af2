import { isDeniedWay, isUsual } from './payment-denials.ts'
import { beforeVisits, FAR, type Payments, paymentsOf } from './payment-mentions.ts'
import { AMOUNT, CARD_BRANDS, CARDS, CODES, PERSONAL_WAYS, STRANGE_WAYS, TRAVEL_SITES } from './payment-ways.ts'
import { PLACES } from './place-words.ts'
import { areNear, notDenied, notNegated, type Reading } from './reading.ts'

/** Matches a payment to an account abroad: "our partner's account in Lithuania". */
export function isPaidAbroad(reading: Reading): boolean {
  const { of, has } = reading
  if (has('official') || has('buyer') || has('upkeep')) return false
  const { money, pay, sums } = paymentsOf(reading)
  const abroad = notNegated(reading, of('abroad'))
  return [...of('bank'), ...of('account')].some(
    (bank) =>
      areNear([bank], abroad, 5) &&
      areNear([bank], [...money, ...sums], 14) &&
      areNear([bank], [...pay, ...of('ask')], 10),
  )
}

export function isStrange(reading: Reading): boolean {
  const { of, at } = reading
  const cards = at(CARD_BRANDS).filter((brand) => areNear([brand], at(CARDS), 2))
  const isSentAsCode = areNear(cards, at(CODES), 6)
  if (isSentAsCode && notDenied(reading, cards, [...of('pay'), ...of('ask')]).length > 0) return true
  const named = notNegated(reading, [...of('voucher'), ...cards, ...at(STRANGE_WAYS)])
  const ways = notDenied(reading, named, [...of('pay'), ...of('ask')]).filter((way) => !areNear([way], at(PLACES), 3))
  if (isDeniedWay(reading)) return false
  if (areNear(notDenied(reading, of('voucher'), [...of('pay'), ...of('ask')]), at(AMOUNT), 3)) return true
  return areNear(ways, (['money', 'pay', 'accept', 'ask', 'book', 'half', 'account'] as const).flatMap(of), 6)
}

export function isForDelivery(reading: Reading, { money, amounts }: Payments): boolean {
  const { of, at, has } = reading
  if (has('former') || has('facility')) return false
  const couriers = [...of('byCourier'), ...of('carrier')]
  const prices = [...money, ...amounts, ...at(AMOUNT)]
  return areNear(couriers, of('key'), 7) && areNear(couriers, prices, 8)
}

/** A price for what is left in the home. */
export const isForGoods = ({ of, has }: Reading, { sums }: Payments): boolean =>
  areNear(of('goods'), sums, 6) &&
  !has('first') &&
  !has('serious') &&
  of('key').every((key) => areNear([key], of('goods'), -1))

/** "Forward it to us" asks for no money, unless a sum stands beside it. */
export function isToOwnAccount({ of, has }: Reading, { pay, money, sums }: Payments): boolean {
  const paid = pay.filter((verb) => areNear([verb], sums, 4) || !of('send').some(({ start }) => start === verb.start))
  return areNear([...paid, ...money, ...(has('received') ? sums : [])], of('account'), 12)
}

/** Matches sums without a currency that are demanded as a proof of seriousness. */
export const isForTrust = (reading: Reading): boolean =>
  !isUsual(reading) &&
  areNear(reading.at(NUMBER), reading.of('serious'), 6) &&
  areNear(reading.at(NUMBER), [...reading.of('ask'), ...reading.of('pay')], 6) &&
  (reading.has('back') || beforeVisits(reading).length > 0 || areNear(reading.of('before'), reading.of('open'), 4))

export const isToPerson = (reading: Reading): boolean => {
  const { of, at, has } = reading
  if (isUsual(reading) || has('upkeep')) return false
  const ways = notNegated(reading, at(PERSONAL_WAYS)).filter((way) => !areNear([way], at(PLACES), 3))
  const isAsked = areNear(ways, [...of('pay'), ...of('money'), ...at(NUMBER)], 8)
  return isAsked && (['visit', 'next', 'serious', 'who', 'first', 'key', 'received', 'book'] as const).some(has)
}
const NUMBER = /(?<![\p{L}\p{N}])\d{2,5}(?![\p{L}\p{N}])/gu

export const isForTrip = ({ of, at, has }: Reading, { money, strong }: Payments): boolean =>
  areNear(of('trip'), [...money, ...strong, ...at(AMOUNT)], 12) && (has('back') || has('pay'))

export const isForVetting = ({ of, at, has }: Reading, { money, strong }: Payments): boolean =>
  areNear(of('vetting'), [...money, ...strong, ...at(AMOUNT)], 8) &&
  (['visit', 'address', 'key', 'back', 'serious'] as const).some(has)

export const isHeldByThird = (reading: Reading, { money, pay, sums }: Payments): boolean => {
  const { of, at, has } = reading
  if (has('official') || has('former')) return false
  const holders = notNegated(reading, [...of('trustee'), ...at(TRAVEL_SITES)])
  const ends = [...of('key'), ...of('decide'), ...of('dislike')]
  const bySite = notNegated(reading, at(TRAVEL_SITES))
  if (areNear(bySite, [...money, ...sums], 8) && areNear(bySite, [...of('before'), ...of('visit')], 15)) return true
  if (areNear(bySite, [...of('account'), ...of('bank')], 3) && areNear(bySite, money, 10) && pay.length > 0) return true
  return areNear(holders, [...money, ...pay, ...sums], 12) && areNear(holders, ends, FAR)
}

/** A site of holiday lets keeps a sum until the reader likes the home. */
export const isKeptBySite = (reading: Reading): boolean => {
  const { of, at } = reading
  const sums = [...at(NUMBER), ...at(AMOUNT)]
  return (
    !reading.has('official') &&
    areNear(notNegated(reading, at(TRAVEL_SITES)), sums, 5) &&
    areNear(sums, [...of('decide'), ...of('dislike')], 15)
  )
}
