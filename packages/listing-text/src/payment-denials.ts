import { STRANGE_WAYS } from './payment-ways.ts'
import { areNear, isBefore, type Mention, notNegated, type Reading } from './reading.ts'
import { warns } from './warnings.ts'

/** Steps and people of an ordinary sale or tenancy, at which money is due. */
export const isUsual = (reading: Reading): boolean =>
  notNegated(reading, [...reading.of('customary'), ...reading.of('official')], MAX_TO_STEP).length > 0
/** The maximum number of words between a negation and the step that is left out: "no need for solicitors". */
const MAX_TO_STEP = 3

export const isWarning = (reading: Reading): boolean => warns(reading) && reasonsIn(reading).length === 0

/** Returns true for payments of earlier tenants, owners and agencies; as a reason ("because …") they may still ask for money. */
export const isOfFormer = (reading: Reading): boolean => reading.has('former') && reasonsIn(reading).length === 0

/** Words for reasons; "so" in "so that" and "so as to" is none. */
const reasonsIn = ({ of }: Reading): Mention[] =>
  of('so').filter(
    (so) => !of('purpose').some(({ first, last }) => last > first && first <= so.first && so.last <= last),
  )

/** The maximum number of words before a "not" at the end of its clause: "eine Gebühr gibt es bei uns nicht". */
const MAX_UNTIL_END = 6

/** Returns the mentions that no "not" denies, also one at the end of their clause. */
export const notDeniedAtEnd = (reading: Reading, mentions: Mention[]): Mention[] => {
  const ends = reading.of('not').filter(({ end }) => /^\s*(?:$|[.,;!?])/.test(reading.text.slice(end, end + 2)))
  return notNegated(reading, mentions).filter(
    (mention) => !isBefore([mention], ends, MAX_UNTIL_END, reading.isOneClause),
  )
}

/** Every way of paying is denied, maybe by what follows: "Bitcoin nehmen wir nicht an". "Bitcoin is no problem" is none. */
export function isDeniedWay(reading: Reading): boolean {
  const { of, at, isOneClause, language } = reading
  const ways = at(STRANGE_WAYS)
  const nots = [...of('not'), ...of('notAfter')].filter((not) => !areNear([not], at(PROBLEM), 2))
  const most = language.hasPostpositions ? 8 : 4
  return (
    ways.length > 0 &&
    ways.every((way) => isBefore([way], nots, most, isOneClause) || notNegated(reading, [way]).length === 0)
  )
}
const PROBLEM = /(?<!\p{L})(?:proble[em]\p{L}{0,5}|sorun\p{L}{0,3}|مشكله)(?!\p{L})/gu
