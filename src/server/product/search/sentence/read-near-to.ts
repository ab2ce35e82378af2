import { nearby, nearTo } from './feature-words.ts'
import { phraseAt } from './phrases.ts'
import { JOINTS, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { ARTICLES } from './vocabulary.ts'

const PRAISE = /^(good|great|decent|nice|excellent|outstanding|best|local|primary|secondary|top)$/

const isArticleOfPraise = (tokens: Token[], at: number): boolean =>
  ARTICLES.has(tokens[at]?.low ?? '') && PRAISE.test(tokens[at + 1]?.low ?? '')

/** Reads "close to good schools and shops", if it is all that homes can be close to. */
export function readNearTo({ tokens, found }: Reader, at: number): number | undefined {
  const head = phraseAt(nearTo, tokens, at)
  if (!head) return undefined
  const features: string[] = []
  const praise: number[] = []
  let next = head.next
  for (;;) {
    while (PRAISE.test(tokens[next]?.low ?? '') || isArticleOfPraise(tokens, next)) praise.push(next++)
    const one = phraseAt(nearby, tokens, next)
    if (!one) return undefined
    features.push(one.meaning)
    next = one.next
    if (!JOINTS.has(tokens[next]?.low ?? '') || !phraseAt(nearby, tokens, next + 1)) break
    next++
  }
  for (const at of praise) {
    const token = tokens[at]
    if (token && !ARTICLES.has(token.low)) found.keep(token)
  }
  for (const feature of features) found.add('feature', feature)
  return next
}
