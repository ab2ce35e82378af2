import { areNear, isBefore, type Mention, notNegated, type Reading } from './reading.ts'

/** Says in plain words that somebody stays in the home for life: "Nan stays put till her dying day". */
const isLivedInForLife = (reading: Reading): boolean =>
  areNear(notNegated(reading, reading.of('stay')), reading.of('lifelong'), 10)

/** The garage or parking space is for sale, and the home is not. */
function isOfAnnex(reading: Reading): boolean {
  const { of } = reading
  const annexes = notNegated(reading, of('annex'), 2)
  if (annexes.length === 0) return false
  const isOnly = areNear(annexes, of('only'), 2) && areNear(of('sale'), annexes, 6)
  return isOnly || areNear(of('not'), dwellingsIn(reading), 1) || isDwellingLeftOut(reading)
}

const dwellingsIn = ({ of }: Reading): Mention[] =>
  of('dwelling').filter(({ first }) => !of('annex').some((annex) => annex.first <= first && first <= annex.last))

/** "The house is not included", in which no garage stands nearer to "not included". */
function isDwellingLeftOut(reading: Reading): boolean {
  const { of } = reading
  const leftOut = [...of('soldElsewhere'), ...of('not').filter((not) => areNear([not], of('included'), 1))]
  return leftOut.some((none) => {
    const dwellings = dwellingsIn(reading).filter((dwelling) => reading.isOneClause(dwelling, none))
    return areNear([none], dwellings, 5) && !isBefore(of('annex'), [none], 2)
  })
}

/** The ground belongs to somebody else. */
const isLandLent = (reading: Reading): boolean =>
  areNear(reading.of('land'), notNegated(reading, reading.of('lent'), 2), 6)

const isTimeshare = ({ of, has }: Reading): boolean => has('sale') && areNear(of('weeks'), of('yearly'), 3)

/** Living in the home is not possible or forbidden. */
function isUnlivable(reading: Reading): boolean {
  const { of, isOneClause } = reading
  const uses = [...of('stay'), ...of('enter')]
  if (areNear(of('forbid'), uses, 5)) return true
  const nots = [...of('not'), ...of('notAfter')]
  const impossible = of('possible').filter((possible) =>
    uses.some((use) => areNear([possible], [use], 2) && isOneClause(possible, use)),
  )
  return areNear(impossible, nots, 4) && areNear(nots, uses, 6)
}

/** A lender gives no loan for the home. */
function isUnlendable(reading: Reading): boolean {
  const { of, language } = reading
  const loans = of('loan').filter((loan) => areNear([loan], of('lender'), 5))
  return language.hasPostpositions
    ? isBefore(loans, of('notAfter'), 2)
    : areNear(loans, of('not'), 3) && areNear(of('not'), of('lender'), 3)
}

/** Somebody inside neither leaves nor pays, or pays a rent that cannot be raised. */
function isHeldByOccupant(reading: Reading): boolean {
  const { of } = reading
  const stuck = [...of('moveOut'), ...of('raise')]
  const refused = stuck.filter((word) => !notNegated(reading, [word], 2).includes(word))
  const whole = stuck.filter((word) => reading.language.hasPostpositions && areNear([word], of('insider'), 4))
  return areNear(of('insider'), [...refused, ...whole], 12)
}

/** A complete renovation that is still to be done: "needs a complete renovation", not "complete renovation in 2022". */
const isToBeRenovated = (reading: Reading): boolean =>
  areNear(notNegated(reading, reading.of('toDo'), 2), reading.of('overhaul'), MAX_TO_DO)
const MAX_TO_DO = 2

/** For sale is a garage, some weeks of each year, or a home in which somebody stays for life. */
export const isLessThanHome = (reading: Reading): boolean =>
  isOfAnnex(reading) || isTimeshare(reading) || isLivedInForLife(reading)

export const isBurdened = (reading: Reading): boolean =>
  isLandLent(reading) ||
  isUnlivable(reading) ||
  isUnlendable(reading) ||
  isHeldByOccupant(reading) ||
  isToBeRenovated(reading)

/** Relatives or co-owners keep the rest: "three cousins hold the other corners". */
export const isKeptByKin = ({ of }: Reading): boolean =>
  of('rest').some((rest) => areNear([rest], of('kin'), 5) && areNear([rest], of('hold'), 5))

/** The maximum number of words between a burden and the word that says it has ended. */
const MAX_TO_END = 4

/** The maximum number of words between damage and its repair. */
const MAX_TO_REPAIR = 6

/** Returns true if damage was repaired; what "needs" to be repaired was not. */
export const isRepaired = (readings: Reading[], damage: Mention): boolean =>
  readings.some((reading) => {
    const repairs = notNegated(reading, reading.of('repaired'), 2)
    return areNear(
      repairs.filter((repair) => !areNear([repair], reading.of('need'), 3)),
      [damage],
      MAX_TO_REPAIR,
    )
  })

/** Returns true if a burden no longer holds: "the auction was called off", "usufruct extinguished". */
export function hasEnded(readings: Reading[], burden: Mention): boolean {
  return readings.some((reading) => {
    const ends = notNegated(reading, reading.of('ended'), 2)
    return isBefore([burden], ends, MAX_TO_END, reading.isOneClause) || isBefore(ends, [burden], 1, reading.isOneClause)
  })
}
