import { firstOf, found, type Passage } from './passages.ts'
import { isDeniedWay, isOfFormer, isUsual, isWarning, notDeniedAtEnd } from './payment-denials.ts'
import { beforeVisits, FAR, paymentsOf, visitsAhead, visitsFor } from './payment-mentions.ts'
import { namesPaymentWay, PAYMENT_WAY } from './payment-ways.ts'
import { folded, plain } from './plain-text.ts'
import { areNear, type Reading, readingsOf } from './reading.ts'
import { sentencesIn } from './sentences-in.ts'
import {
  isForDelivery,
  isForGoods,
  isForTrip,
  isForTrust,
  isForVetting,
  isHeldByThird,
  isKeptBySite,
  isPaidAbroad,
  isStrange,
  isToOwnAccount,
  isToPerson,
} from './unusual-payments.ts'
import {
  isAfterPayment,
  isAfterReceipt,
  isBackOnDislike,
  isFirstCome,
  isFirstThenVisit,
  isForAddress,
  isForKeys,
  isForSerious,
  isForWhoPaid,
  isHalfBefore,
  isHurried,
  isInAdvance,
  isKeyAfterReceipt,
  isNext,
  isNoneWithout,
  isOnTrial,
  isOpenedOnReceipt,
  isProofOfInterest,
  isRefundable,
  isReservedForVisit,
  isShownToPayersAlone,
  isToSee,
  isUnseen,
  isVisitFee,
  isVisitForPayers,
  isWithVisit,
} from './viewing-payments.ts'

/** Returns at most three sentences that ask for money before a viewing, or name a way of paying that no home is sold by. */
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
  if (isShownToPayersAlone(reading) || isKeptBySite(reading)) return true
  const paid = paymentsOf(reading)
  if (paid.money.length + paid.pay.length + paid.sums.length === 0) return false
  if ((has('office') || hasReception(reading)) && paid.money.length + paid.sums.length === 0) return false
  if (isForDelivery(reading, paid)) return true
  if (isLetTo(reading) && (has('notice') || (concepts.you && !has('you')))) return false
  const isUsualStep = isUsual(reading) || isForGoods(reading, paid)
  if (isHalfBefore(reading, paid) || isHurried(reading, paid)) return true
  if (!isUsualStep && (notDeniedAtEnd(reading, of('unusual')).length > 0 || isToOwnAccount(reading, paid))) return true
  if (!isUsualStep && (isForKeys(reading, paid) || isBackOnDislike(reading, paid))) return true
  if (isForAddress(reading, paid) || isFirstThenVisit(reading, paid) || isReservedForVisit(reading, paid)) return true
  if (isToSee(reading, paid) || isForWhoPaid(reading, paid) || isVisitFee(reading, paid)) return true
  if (isHeldByThird(reading, paid) || isVisitForPayers(reading, paid)) return true
  if (
    !isUsualStep &&
    !has('upkeep') &&
    [isFirstCome, isUnseen, isRefundable, isOnTrial].some((is) => is(reading, paid))
  )
    return true
  if (!isUsualStep && !has('office') && isKeyAfterReceipt(reading, paid)) return true
  if (!isUsualStep && !has('upkeep') && (isForTrip(reading, paid) || isForVetting(reading, paid))) return true
  if (!has('office') && !isUsualStep && isOpenedOnReceipt(reading, paid)) return true
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

/** Returns true if keys or parcels are handed out in the building. Words for an entrance may also be those for a receipt. */
const hasReception = ({ of }: Reading): boolean =>
  of('facility').some(({ start }) => !of('received').some((received) => received.start === start))

/** Returns true if tenants live in the home; a "tenant report" is one about the reader. */
const isLetTo = ({ of }: Reading): boolean =>
  of('tenant').some(({ first }) => !of('vetting').some((check) => check.first <= first && first <= check.last))
