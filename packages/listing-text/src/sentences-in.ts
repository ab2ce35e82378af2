import { folded, sentencesOf } from './plain-text.ts'
import { readingsOf } from './reading.ts'

export const sentencesIn = (text: string): string[] => sentencesOf(text, isContinued)

const isContinued = (sentence: string): boolean =>
  readingsOf(folded(sentence.slice(0, 80))).some(
    ({ of }) =>
      of('next').some(({ first }) => first === 0) ||
      of('after').some(
        ({ first, last }) => first === 0 && of('received').some((received) => received.first - last <= 7),
      ),
  )
