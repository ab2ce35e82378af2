import { areNear, isBefore, type Reading } from './reading.ts'

/** The maximum number of words between "if anyone" and "asks for money". */
const MAX_TO_ASK = 10

/** Returns true for a sentence that warns of fraud: by a word for it, or by "if anyone asks you for money". */
export function warns({ of, has, isOneClause }: Reading): boolean {
  if (has('beware')) return true
  const asked = of('anyone').filter((anyone) => isBefore([anyone], of('ask'), MAX_TO_ASK, isOneClause))
  return areNear(asked, [...of('money'), ...of('pay')], MAX_TO_ASK)
}
