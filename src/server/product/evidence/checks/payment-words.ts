import { firstOf, found, type Passage } from './passages.ts'
import { folded, plain } from './plain-text.ts'
import { areNear, gap, isBefore, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'
import { sentencesIn } from './sentences-in.ts'

const WAYS =
  '(?:western union|money ?gram|bitcoins?|btc|usdt|crypto(?:currenc(?:y|ies))?(?![- ]?(?:goth|clas|port|goth))|gift ?cards?|steam cards?|cash ?app|zelle|venmo|pay ?pal|wire transfer|bank wire|bank transfer|iban|sort code|friends (?:and|&) family|revolut)'
const NO_WAY = '(?! (?:building|tower|house|offices?|hall|sign|block|branch|store|shop)\\b)'
/** The word must be a way to pay, not a building or a fireplace. */
const PAYMENT_WAYS = new RegExp(
  `\\b(?:pay|pays|paid|payable|payments?|send|sent|transfer|transferred|deposits?|fees?|money|price|accept|accepts|accepted|take|takes|settle|settled|refunds?|buy|purchase)\\b(?:\\W+\\w+){0,6}?\\W+${WAYS}\\b${NO_WAY}|\\b(?:by|via|through|using|only|in|my|our)\\s+${WAYS}\\b${NO_WAY}|\\b${WAYS}\\W+(?:only|accepted|preferred|please|payments?|welcome|to (?:my|our)|account|is (?:fine|ok|best)|or ${WAYS})\\b`,
  'i',
)
const PAYMENT_WAY = new RegExp(WAYS, 'i')
/** Ways by which no home is paid in any country. */
const STRANGE_WAYS =
  /(?<!\p{L})(?:western union|money ?gram|bitcoins?|btc|usdt|[ck]r[iy]pto\p{L}*|gift ?cards?|paysafe\p{L}*|steam (?:card|wallet|gift)\p{L}*|neosurf|transcash|(?:tickets?|coupons?|recharges?|codes?) pcs|mandat cash|ويسترن يونيون|موني ?جرام|بيتكوين)(?!\p{L})/gu
const PLACES =
  /(?<!\p{L})(?:building|tower|house|offices?|hall|sign|block|branch|\p{L}*gebaude\p{L}*|filiale\p{L}*|edificio\p{L}*|oficina\p{L}*|immeuble|bureau\p{L}*|palazzo|ufficio|uffici|predio|agencia|gebouw|kantoor|budyn\p{L}*|biur\p{L}*|bina\p{L}*|cafes?|kaffees?|kafe\p{L}*|caffe|bars?|restaurants?|restaurante|shops?|kawiarni\p{L}*|tiendas?|negozio|sportell\p{L}*|loja\p{L}*|winkel\p{L}*|sklep\p{L}*|placowk\p{L}*|dukkan\p{L}*|boutique|magasin|geschaft\p{L}*|laden|museum|street|strasse|rue|calle|via|rua|مقهي|محل|متجر|شارع|sube\p{L}*|مبنى|فرع)(?!\p{L})/gu
const AMOUNT =
  /[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:e(?=[\s,.]|$)|real|soles)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\d[\d.,]*\s?)?(?:[£$€]|eur|euros?|pounds?|quid|gbp|usd|dollars?|dolares|dollari|dolar\p{L}*|bucks|chf|franken|francs|franchi|stutz|zl|pln|zlot\p{L}*|tl|liras?|reais|pesos?|dinar\p{L}*|riyals?|aed|dirhams?|(?:دينار|ريال|درهم|ليره|جنيه|دولار|يورو))(?![\p{L}\p{N}])/gu

/** Returns sentences that ask for money before a viewing, or name payment methods unusual for a sale. */
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
  if (PAYMENT_WAYS.test(sentence)) return true
  return readingsOf(folded(sentence)).some(asksForMoney)
}

/** Words between a request and the viewing that it is for, at most. */
const FAR = 25

function asksForMoney(reading: Reading): boolean {
  const { of, has } = reading
  const { concepts } = reading.language
  if (isWarning(reading)) return false
  if (isStrange(reading)) return true
  if (!has('money') && !has('pay') && !has('ask')) return false
  if (isNoneWithout(reading)) return true
  const paid = paymentsOf(reading)
  if (paid.money.length + paid.pay.length + paid.amounts.length === 0) return false
  if (isForDelivery(reading, paid)) return true
  if (has('tenant') && (has('notice') || (concepts.you && !has('you')))) return false
  const isUsual = has('customary')
  if (!isUsual && (has('unusual') || areNear([...paid.pay, ...paid.money], of('account'), 12))) return true
  if (!isUsual && (isForKeys(reading, paid) || isBackOnDislike(reading, paid))) return true
  if (!has('visit') && !has('beforeVisit') && !has('toVisit')) return false
  const asked = has('proof') ? paid.strong : [...paid.money, ...paid.amounts]
  if (areNear(asked, beforeVisits(reading), FAR)) return true
  if (isAfterPayment(reading, paid)) return true
  if (isUsual) return false
  if (areNear(paid.strong, visitsFor(reading), FAR)) return true
  if (
    isWithVisit(reading, paid) ||
    isForSerious(reading, paid) ||
    isAfterReceipt(reading, paid) ||
    isInAdvance(reading, paid) ||
    isNext(reading, paid)
  )
    return true
  return areNear(of('back'), asked, FAR) && areNear(of('visit'), asked, FAR)
}

/** Warnings are none if they are the reason for what is asked: "so many scammers, so I need a deposit". */
const isWarning = ({ has }: Reading): boolean => has('beware') && !has('so')

/** Ways of paying that no home is sold by; those in the name of a place nearby do not count. */
function isStrange(reading: Reading): boolean {
  const { of, at } = reading
  const ways = notNegated(reading, [...of('voucher'), ...at(STRANGE_WAYS)]).filter(
    (way) => !areNear([way], at(PLACES), 3),
  )
  return areNear(ways, [...of('money'), ...of('pay'), ...of('accept')], 6)
}

/** The delivery of the keys has a price. */
function isForDelivery(reading: Reading, { money, amounts }: Payments): boolean {
  const { of, at } = reading
  const couriers = [...of('byCourier'), ...of('carrier')]
  const prices = [...money, ...amounts, ...at(AMOUNT)]
  return areNear(couriers, of('key'), 7) && areNear(couriers, prices, 8)
}

/** `strong`: with a verb of paying or asking nearby; `amounts`: sums that are asked for. */
type Payments = { money: Mention[]; pay: Mention[]; strong: Mention[]; amounts: Mention[] }

function paymentsOf(reading: Reading): Payments {
  const { of, at } = reading
  const money = notNegated(reading, of('money')).filter((mention) => !isBefore(of('proof'), [mention], 3))
  const pay = notNegated(reading, of('pay'))
  const verbs = [...pay, ...notNegated(reading, of('ask'))]
  const isWithVerb = (mention: Mention) =>
    verbs.some((verb) => verb.start !== mention.start && areNear([verb], [mention], 7))
  const amounts = notNegated(reading, at(AMOUNT)).filter(isWithVerb)
  return { money, pay, amounts, strong: [...money.filter(isWithVerb), ...amounts] }
}

function beforeVisits({ of, isOneClause, language }: Reading): Mention[] {
  const visits = of('visit').filter((visit) =>
    of('before').some((before) => {
      if (language.hasPostpositions) return gap(visit, before) >= 0 && gap(visit, before) <= 2
      return gap(before, visit) >= 0 && gap(before, visit) <= 4 && isOneClause(before, visit)
    }),
  )
  return [...visits, ...of('beforeVisit')].filter((visit) => !areNear([visit], of('notice'), 7))
}

const visitsFor = ({ of, isOneClause }: Reading): Mention[] => [
  ...of('visit').filter((visit) => isBefore(of('purpose'), [visit], 6, isOneClause)),
  ...of('toVisit'),
]

function isAfterPayment({ of, isOneClause, language }: Reading, { money, pay }: Payments): boolean {
  const payments = [...money, ...pay]
  const visits = of('visit')
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

/** Money that is given back if the home does not please. */
const isBackOnDislike = ({ of, at }: Reading, { money }: Payments): boolean =>
  areNear(of('back'), of('dislike'), FAR) && areNear(of('back'), [...money, ...at(AMOUNT)], FAR)

/** A sum is paid, and a viewing that is not over stands next to it. */
function isWithVisit({ of, language }: Reading, { pay, strong }: Payments): boolean {
  if (of('upkeep').length > 0) return false
  const afters = of('after')
  const visits = of('visit').filter((visit) =>
    language.hasPostpositions ? !isBefore([visit], afters, 3) : !isBefore(afters, [visit], 4),
  )
  const paid = strong.filter((sum) => pay.some((verb) => verb.start !== sum.start && areNear([verb], [sum], 5)))
  return areNear(paid, visits, 14)
}

/** Viewings are for those who have paid, or a payment shows that one is serious. */
const isForSerious = ({ of, has }: Reading, { strong, money }: Payments): boolean =>
  !has('upkeep') &&
  (isBefore(of('who'), strong, 6) || (!has('proof') && areNear(of('serious'), money, 12))) &&
  areNear(of('visit'), strong.length > 0 ? strong : money, FAR)

/** A payment, and the viewing once it has come. */
const isAfterReceipt = ({ of, isOneClause }: Reading, { money, pay, amounts }: Payments): boolean =>
  of('after').some((after) => {
    const receipts = of('received').filter((received) => isBefore([after], [received], 6, isOneClause))
    return areNear(receipts, [...money, ...pay, ...amounts], FAR) && areNear(receipts, of('visit'), 15)
  })

function isInAdvance({ of }: Reading, { strong, pay }: Payments): boolean {
  const first = of('first')
  return (areNear(first, strong, 6) || areNear(first, pay, 4)) && strong.length > 0 && areNear(first, of('visit'), FAR)
}

/** No viewing without a payment. */
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

/** Payment, then viewing. */
const isNext = ({ of }: Reading, { strong, money, pay }: Payments): boolean => {
  const first = [...strong, ...money, ...pay.filter((payment) => areNear(of('first'), [payment], 4))]
  return of('next').some((next) => isBefore(first, [next], 12) && isBefore([next], of('visit'), 12))
}

const isForKeys = ({ of, isOneClause }: Reading, { strong }: Payments): boolean =>
  strong.length > 0 &&
  isBefore([...of('purpose'), ...of('book')], of('key'), 3, isOneClause) &&
  areNear(strong, of('key'), 12)
