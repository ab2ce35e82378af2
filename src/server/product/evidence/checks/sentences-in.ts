import { folded, sentencesOf } from './plain-text.ts'
import { readingsOf } from './reading.ts'

/** Returns the sentences of a plain text; what begins with "then" goes with what stands before. */
export const sentencesIn = (text: string): string[] =>
  sentencesOf(text, (sentence) =>
    readingsOf(folded(sentence.slice(0, 40))).some(({ of }) => of('next').some(({ first }) => first === 0)),
  )
