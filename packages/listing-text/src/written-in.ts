import type { Passage } from './passages.ts'
import { folded, plain } from './plain-text.ts'

/** Returns true if a text has the letters and digits of a passage, as which others they may be written. */
export const isWrittenIn = (text: string, passage: Passage): boolean =>
  signsOf(text).includes(signsOf(passage.text.replace(/…$/, '')))

const signsOf = (text: string): string => folded(plain(text)).replaceAll(/[^\p{L}\p{N}]/gu, '')
