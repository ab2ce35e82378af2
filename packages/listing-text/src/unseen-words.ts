import { areNear, isBefore, type Mention, notNegated, type Reading } from './reading.ts'

/**
 * Returns mentions that the home need not be seen: a set phrase, pictures that are said to be enough, or a negated
 * need.
 */
export function unseenIn(reading: Reading): Mention[] {
  const { of, language } = reading
  const pictures = of('picture').filter((picture) => areNear([picture], notNegated(reading, of('enough')), 6))
  const needs = of('need').filter(
    (need) =>
      areNear([need], [...of('not'), ...of('notAfter')], 2) &&
      (language.hasPostpositions ? isBefore(of('visit'), [need], 3) : areNear([need], of('visit'), 4)),
  )
  return [...of('unseen'), ...pictures, ...needs]
}

/** Returns true if the text says, in the words of a person rather than of an agency, that no one can open the home. */
export function nobodyOpens(reading: Reading): boolean {
  const { of, has } = reading
  if (notNegated(reading, of('office'), 3).length > 0 || has('helper') || has('video')) return false
  if (!areNear(of('nobody'), of('open'), 7)) return false
  return has('iAm') || has('abroad') || unseenIn(reading).length > 0
}

/** "We need not meet": in a home that an agency or a neighbour shows it is said of another step. */
export function needsNoMeeting(reading: Reading): boolean {
  const { of, has, language } = reading
  if ((['office', 'helper', 'shown', 'video', 'tenant', 'official'] as const).some(has)) return false
  return of('meeting').some((meeting) =>
    of('need').some(
      (need) =>
        need.start !== meeting.start &&
        areNear([need], [...of('not'), ...of('notAfter')], 2) &&
        (language.hasPostpositions ? isBefore([meeting], [need], 3) : areNear([need], [meeting], 5)),
    ),
  )
}
