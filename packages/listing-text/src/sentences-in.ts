import { folded, sentencesOf } from './plain-text.ts'
import { readingsOf } from './reading.ts'

export const sentencesIn = (text: string): string[] => sentencesOf(text, isContinued)

/** The maximum number of words before "then": "we then tell you the address". */
const MAX_BEFORE_NEXT = 2

const isContinued = (sentence: string): boolean =>
  readingsOf(folded(sentence.slice(0, 80))).some(
    ({ of }) =>
      of('next').some(({ first }) => first <= MAX_BEFORE_NEXT) ||
      of('after').some(
        ({ first, last }) => first === 0 && of('received').some((received) => received.first - last <= 7),
      ),
  )
