import { notDeniedAtEnd } from './payment-denials.ts'
import { FAR, type Payments, receiptsOf, visitsAhead } from './payment-mentions.ts'
import { AMOUNT } from './payment-ways.ts'
import { areNear, gap, isBefore, type Mention, notNegated, type Reading } from './reading.ts'
import { unseenIn } from './unseen-words.ts'

export const isFirstCome = ({ of }: Reading, { strong, money }: Payments): boolean => {
  const sent = [...strong, ...money.filter((sum) => areNear([sum], of('send'), 4))]
  return of('who').some((who) => isBefore([who], of('first'), 8) && isBefore([who], sent, 10))
}

export const isUnseen = (reading: Reading, { strong }: Payments): boolean => areNear(unseenIn(reading), strong, FAR)

export const isOnTrial = ({ of, has }: Reading, { strong }: Payments): boolean =>
  !has('office') &&
  !has('buyer') &&
  areNear(of('first'), strong, 6) &&
  areNear(of('back'), of('decide'), 12) &&
  areNear(of('decide'), strong, FAR)

export const isRefundable = ({ of, has }: Reading, { strong }: Payments): boolean =>
  areNear(of('refundable'), strong, 3) && (['purpose', 'toVisit', 'book', 'who', 'visit', 'serious'] as const).some(has)

export const isKeyAfterReceipt = (reading: Reading, paid: Payments): boolean =>
  areNear(receiptsOf(reading, paid), reading.of('key'), 15)

export function isAfterPayment(reading: Reading, { money, pay }: Payments): boolean {
  const { of, isOneClause, language } = reading
  const payments = [...money, ...pay]
  const visits = [...visitsAhead(reading), ...of('address')]
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

/** A word that may mean both, as one for "hand over", is no payment and opening at once. */
export const isOpenedOnReceipt = (reading: Reading, paid: Payments): boolean => {
  const openings = openingsOf(reading)
  const pay = paid.pay.filter(({ start }) => !openings.some((opening) => opening.start === start))
  return areNear(receiptsOf(reading, { ...paid, pay }), openings, 15)
}

export const isBackOnDislike = ({ of, at, has }: Reading, { money }: Payments): boolean =>
  !has('buyer') && areNear(of('back'), of('dislike'), FAR) && areNear(of('back'), [...money, ...at(AMOUNT)], FAR)

export function isWithVisit({ of, language }: Reading, { pay, strong }: Payments): boolean {
  if (of('upkeep').length > 0) return false
  const afters = of('after')
  const visits = of('visit').filter((visit) =>
    language.hasPostpositions ? !isBefore([visit], afters, 3) : !isBefore(afters, [visit], 4),
  )
  const paid = strong.filter((sum) => pay.some((verb) => verb.start !== sum.start && areNear([verb], [sum], 5)))
  return areNear(paid, visits, 14)
}

export const isForSerious = ({ of, has }: Reading, { strong, money }: Payments): boolean =>
  !has('upkeep') &&
  (isBefore(of('who'), strong, 6) ||
    (!has('proof') && areNear(of('serious'), strong.length > 0 ? strong : money, 12))) &&
  areNear(of('visit'), strong, FAR)

/** Money in advance that shows how serious a person is, whatever it is for. */
export const isProofOfInterest = ({ of, has }: Reading, { strong }: Payments): boolean =>
  !has('upkeep') && !has('proof') && areNear(of('serious'), strong, 10) && areNear(of('first'), strong, 5)

/** A viewing that is arranged for those who have paid is no step of a usual sale, whatever the payment is called. */
export const isVisitForPayers = ({ of }: Reading, { strong }: Payments): boolean =>
  isBefore(of('who'), strong, 6) &&
  areNear(strong, [...of('first'), ...of('before')], 4) &&
  areNear(of('visit'), [...of('book'), ...of('who')], 3)

export const isAfterReceipt = (reading: Reading, paid: Payments): boolean =>
  !reading.has('office') && areNear(receiptsOf(reading, paid), reading.of('visit'), 15)

export function isInAdvance({ of }: Reading, { strong, pay }: Payments): boolean {
  const first = of('first')
  return (areNear(first, strong, 6) || areNear(first, pay, 4)) && strong.length > 0 && areNear(first, of('visit'), FAR)
}

export function isNoneWithout({ of, language }: Reading): boolean {
  const payments = [...of('money'), ...of('pay')]
  const withouts = of('without').filter((without) =>
    language.hasPostpositions ? isBefore(payments, [without], 2) : isBefore([without], payments, 4),
  )
  const nots = [...of('not'), ...of('notAfter')].filter(
    (not) => !withouts.some((without) => without.start === not.start || isBefore([without], [not], 0)),
  )
  return withouts.length > 0 && areNear(nots, of('visit'), 4) && areNear(withouts, of('visit'), 10)
}

export const isNext = ({ of }: Reading, { strong, money, pay }: Payments): boolean => {
  const first = [...strong, ...money, ...pay.filter((payment) => areNear(of('first'), [payment], 4))]
  return of('next').some((next) => isBefore(first, [next], 16) && isBefore([next], of('visit'), 12))
}

export const isForKeys = ({ of, has, isOneClause }: Reading, { strong }: Payments): boolean =>
  strong.length > 0 &&
  !has('office') &&
  isBefore(
    [...of('purpose'), ...of('book').filter((book) => !isBefore(of('after'), [book], 2))],
    of('key'),
    3,
    isOneClause,
  ) &&
  areNear(strong, of('key'), 12)

/** One half of the money now, the other after the viewing. */
export function isHalfBefore({ of, language }: Reading, { money }: Payments): boolean {
  const halves = of('half').filter((half) =>
    areNear(
      [half],
      money.filter(({ start }) => start !== half.start),
      3,
    ),
  )
  const later = of('visit').filter((visit) =>
    language.hasPostpositions ? isBefore([visit], of('after'), 1) : isBefore(of('after'), [visit], 4),
  )
  const others = [...of('half'), ...of('rest')]
  return halves.some((half) => others.some((other) => gap(half, other) >= 0 && areNear([other], later, 8)))
}

/** Less to pay for those who pay by a day that is near. */
export const isHurried = ({ of, has }: Reading, { pay }: Payments): boolean =>
  has('deadline') && areNear(of('who'), pay, 6) && areNear(of('discount'), pay, 16)

/** "The address is for those alone who have paid"; "who does not pay does not see it". */
export function isShownToPayersAlone(reading: Reading): boolean {
  const { of } = reading
  const payers = of('pay').filter((pay) => isBefore(of('who'), [pay], 3))
  const unpaid = payers.filter((pay) => !notNegated(reading, [pay], 2).includes(pay))
  const unseen = of('visit').filter((visit) => !notNegated(reading, [visit], 2).includes(visit))
  if (isBefore(unpaid, unseen, 4)) return true
  const few = of('who').filter((who) => areNear(of('only'), [who], 1) && isBefore([who], payers, 3))
  return isBefore(of('visit'), few, 6) || areNear(few, of('visit'), 4)
}

/** Money for which the reader learns where the home is is no step of a sale, whoever supposedly takes it. */
export function isForAddress(reading: Reading, paid: Payments): boolean {
  const { of, has, isOneClause, language } = reading
  if (has('address') && isAfterPayment(reading, paid)) return true
  const payers = of('who').filter((who) => isBefore([who], paid.pay, 3))
  if (isBefore(of('address'), payers, 6)) return true
  const opened = of('address').filter((address) =>
    language.hasPostpositions
      ? isBefore([address], of('purpose'), 3, isOneClause)
      : isBefore([...of('purpose'), ...of('book')], [address], 4, isOneClause),
  )
  return areNear(opened, paid.strong, 12)
}

/** Money in advance or to keep the home, and then the viewing, even if a notary or a contract is named beside it. */
export function isFirstThenVisit(reading: Reading, paid: Payments): boolean {
  const { of, has } = reading
  if (has('office')) return false
  const kept = of('book').filter((book) => isBefore(of('purpose'), [book], 1))
  return (
    (areNear(of('first'), paid.pay, 3) && !has('upkeep') && isNext(reading, paid)) ||
    (isBefore(paid.pay, kept, 6) && isNext(reading, paid))
  )
}

/** Money that one has to pay to see the home, whatever rent or deposit it is taken off later. */
export const isToSee = ({ of, has }: Reading, { pay }: Payments): boolean =>
  !has('office') &&
  !has('upkeep') &&
  isBefore(of('toVisit'), pay, 7, (visit, sum) => areNear(of('ask'), [visit, sum], 4))

/** "Only who shows a transfer to my account comes to see it", whatever the transfer is taken off later. */
export const isForWhoPaid = ({ of }: Reading, { money, pay }: Payments): boolean =>
  areNear(of('account'), [...money, ...pay], 6) &&
  isBefore(of('visit'), of('who'), 4) &&
  isBefore(of('who'), [...money, ...pay], 6)

/** A payment that has the name of a viewing, with its price or with a word for asking or giving back beside it. */
export const isVisitFee = (reading: Reading, { sums }: Payments): boolean =>
  areNear(notDeniedAtEnd(reading, reading.of('visitFee')), [...sums, ...reading.of('ask'), ...reading.of('back')], 6)

/** Money to an account so that the home is kept until it is seen; "my notary" is none that a sale has. */
export function isReservedForVisit(reading: Reading, { strong }: Payments): boolean {
  const { of, has } = reading
  const officials = of('official').filter((official) => !isBefore(of('own'), [official], 0))
  if (officials.length > 0 || has('office') || has('upkeep')) return false
  const visits = visitsAhead(reading).filter((visit) => isBefore(of('purpose'), [visit], 16))
  const paid = strong.filter((sum) => areNear([sum], [...of('account'), ...of('bank')], 8))
  return visits.some((visit) => isBefore([visit], paid, 12))
}
