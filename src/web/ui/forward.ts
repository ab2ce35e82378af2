import { directionOf, readersLanguage } from '#contract/language'

/** Returns 1 if the next element is to the right, and -1 if it is to the left, as in Arabic. */
export const forward = (): 1 | -1 => (directionOf(readersLanguage()) === 'rtl' ? -1 : 1)
