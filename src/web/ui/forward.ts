import { directionOf, readersLanguage } from '#contract/language'

/** Returns 1 if what comes next stands to the right, -1 if it stands to the left, as in Arabic. */
export const forward = (): 1 | -1 => (directionOf(readersLanguage()) === 'rtl' ? -1 : 1)
