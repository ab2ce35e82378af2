import { AMOUNT } from './payment-ways.ts'
import { areNear, gap, isBefore, type Mention, notDenied, notNegated, type Reading } from './reading.ts'

/** The maximum number of words between a payment request and the viewing that it is for. */
export const FAR = 25

/**
 * The payments in a sentence. `sums`: all amounts with a currency. `amounts`: those of them with a verb of paying or
 * asking nearby. `strong`: these amounts, and words for money with such a verb nearby.
 */
export type Payments = { money: Mention[]; pay: Mention[]; strong: Mention[]; amounts: Mention[]; sums: Mention[] }

export function paymentsOf(reading: Reading): Payments {
  const { of, at } = reading
  const governing = [...of('pay'), ...of('ask')]
  const names = of('owner').filter(({ first, last }) => last > first) // "kiraya veren", a landlord, pays nothing
  const people = [...names, ...of('tenant'), ...of('shown')] // "kiracılar" is no rent, "laat zien" leaves nothing
  const isOfName = (mention: Mention) =>
    people.some(({ first, last }) => first <= mention.first && mention.last <= last)
  const kept = (mentions: Mention[]) =>
    notOfferedAfterVisit(
      reading,
      notAfterVisit(reading, notDenied(reading, notNegated(reading, mentions), governing)),
    ).filter((mention) => !isOfName(mention))
  const money = kept(of('money')).filter((mention) => !isBefore(of('proof'), [mention], 3))
  const pay = kept(of('pay'))
  const verbs = [...pay, ...notNegated(reading, of('ask'))]
  const isWithVerb = (mention: Mention) =>
    verbs.some((verb) => verb.start !== mention.start && areNear([verb], [mention], 7))
  const sums = kept(at(AMOUNT))
  const amounts = sums.filter(isWithVerb)
  return { money, pay, amounts, sums, strong: [...money.filter(isWithVerb), ...amounts] }
}

/** "Come and see it, and if you like it you pay": what is paid after a viewing is not asked for before it. */
function notOfferedAfterVisit({ of, has }: Reading, payments: Mention[]): Mention[] {
  if (has('key') || has('outsideView')) return payments
  const steps = [...of('next'), ...of('decide')].filter(
    (step) => isBefore(of('visit'), [step], 6) && !areNear([step], of('after'), -1), // "dopo il" is both
  )
  const isEarlier = (payment: Mention) => of('visit').some((visit) => gap(payment, visit) >= 0)
  return payments.filter((payment) => isEarlier(payment) || !isBefore(steps, [payment], 6))
}

function notAfterVisit({ of, has, isOneClause, language }: Reading, payments: Mention[]): Mention[] {
  if (has('not') || has('notAfter') || !has('visit')) return payments
  const befores = of('before').filter((before) => !isBefore(of('pay'), [before], 0)) // "paid before": an adverb
  return payments.filter((payment) =>
    language.hasPostpositions
      ? !isBefore([payment], befores, 2)
      : !isBefore(befores, [payment], 4, (before) => isOneClause(before, payment) && isAfterAny(of('visit'), before)),
  )
}

const isAfterAny = (visits: Mention[], before: Mention): boolean =>
  !visits.some((visit) => gap(before, visit) >= 0 && gap(before, visit) <= 4)

export function beforeVisits({ of, isOneClause, language }: Reading): Mention[] {
  const visits = of('visit').filter((visit) =>
    of('before').some((before) => {
      if (language.hasPostpositions) return gap(visit, before) >= 0 && gap(visit, before) <= 2
      return gap(before, visit) >= 0 && gap(before, visit) <= 4 && isOneClause(before, visit)
    }),
  )
  return [...visits, ...of('beforeVisit')].filter((visit) => !areNear([visit], of('notice'), 7))
}

export const visitsFor = ({ of, isOneClause }: Reading): Mention[] => [
  ...of('visit').filter((visit) => isBefore(of('purpose'), [visit], 6, isOneClause)),
  ...of('toVisit'),
]

export const visitsAhead = ({ of, language, isOneClause }: Reading): Mention[] =>
  of('visit').filter((visit) =>
    language.hasPostpositions ? !isBefore([visit], of('after'), 1) : !isBefore(of('after'), [visit], 1, isOneClause),
  )

export function receiptsOf(reading: Reading, { money, pay, sums }: Payments): Mention[] {
  const { of, isOneClause, language } = reading
  const isAfter = (after: Mention, received: Mention): boolean =>
    language.hasPostpositions
      ? isBefore([received], [after], 3, isOneClause)
      : isBefore([after], [received], 6, isOneClause)
  /** The reader receives the keys, at which money may be due: "when you receive the keys". */
  const isOfKeys = (after: Mention, received: Mention): boolean =>
    [...money, ...sums].every(({ first }) => first < after.first || first > received.last + 2) &&
    of('key').some((key) =>
      language.hasPostpositions
        ? isBefore([key], [received], 1)
        : isBefore([received], [key], 2, isOneClause) ||
          (isBefore([after], [key], 3) && isBefore([key], [received], 1)),
    )
  /** "When your appointment is confirmed". */
  const isOfVisit = (received: Mention): boolean =>
    isBefore(of('visit'), [received], 1) && !areNear([received], [...money, ...pay, ...sums], 5)
  return [...of('after'), ...of('without')]
    .flatMap((after) =>
      of('received').filter(
        (received) => isAfter(after, received) && !isOfKeys(after, received) && !isOfVisit(received),
      ),
    )
    .filter((receipt) => areNear([receipt], [...money, ...pay, ...sums], FAR))
}
