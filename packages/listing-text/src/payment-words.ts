import { firstOf, found, type Passage } from './passages.ts'
import { isDeniedWay, isOfFormer, isUsual, isWarning } from './payment-denials.ts'
import { beforeVisits, FAR, type Payments, paymentsOf, receiptsOf, visitsAhead, visitsFor } from './payment-mentions.ts'
import {
  AMOUNT,
  CARD_BRANDS,
  CARDS,
  CODES,
  namesPaymentWay,
  PAYMENT_WAY,
  PERSONAL_WAYS,
  STRANGE_WAYS,
  TRAVEL_SITES,
} from './payment-ways.ts'
import { PLACES } from './place-words.ts'
import { folded, plain } from './plain-text.ts'
import { areNear, gap, isBefore, type Mention, notDenied, notNegated, type Reading, readingsOf } from './reading.ts'
import { sentencesIn } from './sentences-in.ts'
import { unseenIn } from './unseen-words.ts'

export function paymentsIn(text: string): Passage[] {
  return firstOf(
    sentencesIn(plain(text)).flatMap((sentence) => {
      if (!isForMoney(sentence)) return []
      const way = PAYMENT_WAY.exec(sentence)?.[0].toLowerCase()
      return [found('payment', sentence, way)]
    }),
  )
}

function isForMoney(sentence: string): boolean {
  const readings = readingsOf(folded(sentence))
  const isHonest = (reading: Reading) => isWarning(reading) || isUsual(reading) || isDeniedWay(reading)
  return (namesPaymentWay(sentence) && !readings.some(isHonest)) || readings.some(asksForMoney)
}

function asksForMoney(reading: Reading): boolean {
  const { of, has } = reading
  const { concepts } = reading.language
  if (isWarning(reading) || isOfFormer(reading)) return false
  if (isStrange(reading) || isPaidAbroad(reading)) return true
  if (isNoneWithout(reading) || isToPerson(reading) || isForTrust(reading)) return true
  const paid = paymentsOf(reading)
  if (paid.money.length + paid.pay.length + paid.sums.length === 0) return false
  if (has('office') && paid.money.length + paid.sums.length === 0) return false
  if (isForDelivery(reading, paid)) return true
  if (isLetTo(reading) && (has('notice') || (concepts.you && !has('you')))) return false
  const isUsualStep = isUsual(reading)
  if (!isUsualStep && (has('unusual') || areNear([...paid.pay, ...paid.money], of('account'), 12))) return true
  if (!isUsualStep && (isForKeys(reading, paid) || isBackOnDislike(reading, paid))) return true
  if (isHeldByThird(reading, paid) || isVisitForPayers(reading, paid)) return true
  if (
    !isUsualStep &&
    !has('upkeep') &&
    [isFirstCome, isUnseen, isRefundable, isOnTrial].some((is) => is(reading, paid))
  )
    return true
  if (!isUsualStep && !has('office') && isKeyAfterReceipt(reading, paid)) return true
  if (!isUsualStep && !has('upkeep') && (isForTrip(reading, paid) || isForVetting(reading, paid))) return true
  if (!has('office') && !isUsualStep && areNear(receiptsOf(reading, paid), openingsOf(reading), 15)) return true
  if (!isUsualStep && !has('office') && isProofOfInterest(reading, paid)) return true
  if (!has('visit') && !has('beforeVisit') && !has('toVisit')) return false
  const asked = has('proof') ? paid.strong : [...paid.money, ...paid.amounts]
  if (areNear(asked, beforeVisits(reading), FAR)) return true
  if (isAfterPayment(reading, paid)) return true
  if (areNear(of('key'), of('visit'), 6) && isNext(reading, paid) && !has('office')) return true
  if (isUsualStep) return false
  if (areNear(paid.strong, visitsFor(reading), FAR)) return true
  if (
    isWithVisit(reading, paid) ||
    isForSerious(reading, paid) ||
    isAfterReceipt(reading, paid) ||
    isInAdvance(reading, paid) ||
    isNext(reading, paid)
  )
    return true
  const returns = of('back')
  const visits = [...visitsAhead(reading), ...of('visit').filter((visit) => areNear([visit], returns, 4))]
  return areNear(returns, asked, FAR) && areNear(visits, asked, FAR)
}

/** Returns true if tenants live in the home; a "tenant report" is one about the reader. */
const isLetTo = ({ of }: Reading): boolean =>
  of('tenant').some(({ first }) => !of('vetting').some((check) => check.first <= first && first <= check.last))

/** Matches a payment to an account abroad: "our partner's account in Lithuania". */
function isPaidAbroad(reading: Reading): boolean {
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

function isStrange(reading: Reading): boolean {
  const { of, at } = reading
  const cards = at(CARD_BRANDS).filter((brand) => areNear([brand], at(CARDS), 2))
  const isSentAsCode = areNear(cards, at(CODES), 6)
  if (isSentAsCode && notDenied(reading, cards, [...of('pay'), ...of('ask')]).length > 0) return true
  const named = notNegated(reading, [...of('voucher'), ...cards, ...at(STRANGE_WAYS)])
  const ways = notDenied(reading, named, [...of('pay'), ...of('ask')]).filter((way) => !areNear([way], at(PLACES), 3))
  if (isDeniedWay(reading)) return false
  return areNear(ways, (['money', 'pay', 'accept', 'ask', 'book', 'half', 'account'] as const).flatMap(of), 6)
}

function isForDelivery(reading: Reading, { money, amounts }: Payments): boolean {
  const { of, at, has } = reading
  if (has('former') || has('facility')) return false
  const couriers = [...of('byCourier'), ...of('carrier')]
  const prices = [...money, ...amounts, ...at(AMOUNT)]
  return areNear(couriers, of('key'), 7) && areNear(couriers, prices, 8)
}

/** Matches sums without a currency that are demanded as a proof of seriousness. */
const isForTrust = (reading: Reading): boolean =>
  !isUsual(reading) &&
  areNear(reading.at(NUMBER), reading.of('serious'), 6) &&
  areNear(reading.at(NUMBER), [...reading.of('ask'), ...reading.of('pay')], 6) &&
  (reading.has('back') || beforeVisits(reading).length > 0 || areNear(reading.of('before'), reading.of('open'), 4))

const isToPerson = (reading: Reading): boolean => {
  const { of, at, has } = reading
  if (isUsual(reading) || has('upkeep')) return false
  const ways = notNegated(reading, at(PERSONAL_WAYS)).filter((way) => !areNear([way], at(PLACES), 3))
  const isAsked = areNear(ways, [...of('pay'), ...of('money'), ...at(NUMBER)], 8)
  return isAsked && (['visit', 'next', 'serious', 'who', 'first', 'key', 'received', 'book'] as const).some(has)
}
const NUMBER = /(?<![\p{L}\p{N}])\d{2,5}(?![\p{L}\p{N}])/gu

const isForTrip = ({ of, at, has }: Reading, { money, strong }: Payments): boolean =>
  areNear(of('trip'), [...money, ...strong, ...at(AMOUNT)], 12) && (has('back') || has('pay'))

const isForVetting = ({ of, at, has }: Reading, { money, strong }: Payments): boolean =>
  areNear(of('vetting'), [...money, ...strong, ...at(AMOUNT)], 8) &&
  (['visit', 'key', 'back', 'serious'] as const).some(has)

const isHeldByThird = (reading: Reading, { money, pay, sums }: Payments): boolean => {
  const { of, at, has } = reading
  if (has('official') || has('former')) return false
  const holders = notNegated(reading, [...of('trustee'), ...at(TRAVEL_SITES)])
  const ends = [...of('key'), ...of('decide'), ...of('dislike')]
  const bySite = notNegated(reading, at(TRAVEL_SITES))
  if (areNear(bySite, [...money, ...sums], 8) && areNear(bySite, [...of('before'), ...of('visit')], 15)) return true
  if (areNear(bySite, at(NUMBER), 5) && areNear(at(NUMBER), [...of('decide'), ...of('dislike')], 15)) return true
  return areNear(holders, [...money, ...pay, ...sums], 12) && areNear(holders, ends, FAR)
}

const isFirstCome = ({ of }: Reading, { strong, money }: Payments): boolean => {
  const sent = [...strong, ...money.filter((sum) => areNear([sum], of('send'), 4))]
  return of('who').some((who) => isBefore([who], of('first'), 8) && isBefore([who], sent, 10))
}

const isUnseen = (reading: Reading, { strong }: Payments): boolean => areNear(unseenIn(reading), strong, FAR)

const isOnTrial = ({ of, has }: Reading, { strong }: Payments): boolean =>
  !has('office') &&
  !has('buyer') &&
  areNear(of('first'), strong, 6) &&
  areNear(of('back'), of('decide'), 12) &&
  areNear(of('decide'), strong, FAR)

const isRefundable = ({ of, has }: Reading, { strong }: Payments): boolean =>
  areNear(of('refundable'), strong, 3) && (['purpose', 'toVisit', 'book', 'who', 'visit', 'serious'] as const).some(has)

const isKeyAfterReceipt = (reading: Reading, paid: Payments): boolean =>
  areNear(receiptsOf(reading, paid), reading.of('key'), 15)

function isAfterPayment(reading: Reading, { money, pay }: Payments): boolean {
  const { of, isOneClause, language } = reading
  const payments = [...money, ...pay]
  const visits = visitsAhead(reading)
  const isLinked = (after: Mention, payment: Mention) =>
    isOneClause(after, payment) &&
    !visits.some((visit) => gap(after, visit) >= 0 && gap(visit, payment) >= 0) &&
    !areNear(of('customary'), [after], 5)
  const afters = of('after').filter((after) =>
    language.hasPostpositions
      ? isBefore(payments, [after], 3, (payment) => isLinked(payment, after))
      : isBefore([after], payments, 6, isLinked),
  )
  return areNear([...afters, ...of('afterPay')], visits, FAR)
}

/** Openings of the home; words for receiving visitors may also be those for receiving money. */
const openingsOf = ({ of }: Reading): Mention[] =>
  of('open').filter(({ start }) => !of('received').some((received) => received.start === start))

const isBackOnDislike = ({ of, at, has }: Reading, { money }: Payments): boolean =>
  !has('buyer') && areNear(of('back'), of('dislike'), FAR) && areNear(of('back'), [...money, ...at(AMOUNT)], FAR)

function isWithVisit({ of, language }: Reading, { pay, strong }: Payments): boolean {
  if (of('upkeep').length > 0) return false
  const afters = of('after')
  const visits = of('visit').filter((visit) =>
    language.hasPostpositions ? !isBefore([visit], afters, 3) : !isBefore(afters, [visit], 4),
  )
  const paid = strong.filter((sum) => pay.some((verb) => verb.start !== sum.start && areNear([verb], [sum], 5)))
  return areNear(paid, visits, 14)
}

const isForSerious = ({ of, has }: Reading, { strong, money }: Payments): boolean =>
  !has('upkeep') &&
  (isBefore(of('who'), strong, 6) ||
    (!has('proof') && areNear(of('serious'), strong.length > 0 ? strong : money, 12))) &&
  areNear(of('visit'), strong, FAR)

/** Money in advance that shows how serious a person is, whatever it is for. */
const isProofOfInterest = ({ of, has }: Reading, { strong }: Payments): boolean =>
  !has('upkeep') && !has('proof') && areNear(of('serious'), strong, 10) && areNear(of('first'), strong, 5)

/** A viewing that is arranged for those who have paid is no step of a usual sale, whatever the payment is called. */
const isVisitForPayers = ({ of }: Reading, { strong }: Payments): boolean =>
  isBefore(of('who'), strong, 6) &&
  areNear(strong, [...of('first'), ...of('before')], 4) &&
  areNear(of('visit'), [...of('book'), ...of('who')], 3)

const isAfterReceipt = (reading: Reading, paid: Payments): boolean =>
  !reading.has('office') && areNear(receiptsOf(reading, paid), reading.of('visit'), 15)

function isInAdvance({ of }: Reading, { strong, pay }: Payments): boolean {
  const first = of('first')
  return (areNear(first, strong, 6) || areNear(first, pay, 4)) && strong.length > 0 && areNear(first, of('visit'), FAR)
}

function isNoneWithout({ of, language }: Reading): boolean {
  const payments = [...of('money'), ...of('pay')]
  const withouts = of('without').filter((without) =>
    language.hasPostpositions ? isBefore(payments, [without], 2) : isBefore([without], payments, 4),
  )
  const nots = [...of('not'), ...of('notAfter')].filter(
    (not) => !withouts.some((without) => without.start === not.start || isBefore([without], [not], 0)),
  )
  return withouts.length > 0 && areNear(nots, of('visit'), 4) && areNear(withouts, of('visit'), 10)
}

const isNext = ({ of }: Reading, { strong, money, pay }: Payments): boolean => {
  const first = [...strong, ...money, ...pay.filter((payment) => areNear(of('first'), [payment], 4))]
  return of('next').some((next) => isBefore(first, [next], 16) && isBefore([next], of('visit'), 12))
}

const isForKeys = ({ of, has, isOneClause }: Reading, { strong }: Payments): boolean =>
  strong.length > 0 &&
  !has('office') &&
  isBefore([...of('purpose'), ...of('book')], of('key'), 3, isOneClause) &&
  areNear(strong, of('key'), 12)
