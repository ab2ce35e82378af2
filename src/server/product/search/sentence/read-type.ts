import { phraseAt } from './phrases.ts'
import { isStart, isStop, JOINTS, type Reader, WITH } from './reader.ts'
import type { Token } from './tokens.ts'
import { ARTICLES, types } from './vocabulary.ts'

export function readType(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  if (reader.isWith && JOINTS.has(tokens[at - 1]?.low ?? '')) return undefined
  const isOther = tokens[at]?.low === 'other' && isStart(tokens, at) && isStop(tokens, at + 1)
  const type = isOther ? { meaning: 'other' as const, next: at + 1 } : phraseAt(types, tokens, at)
  const [first, last] = [tokens[at], tokens[(type?.next ?? 0) - 1]]
  if (first?.low === 'flat' && isOfGround(tokens)) return undefined
  if (type && isToBeBuilt(tokens, at)) return type.next
  const number = tokens[at - 1]
  const isNumbered = number?.kind === 'number' && number.factor === 1 && !number.currency && at !== reader.understoodTo // "2 houses"
  const isCounted = isNumbered || (/^(two|three|four|five)$/.test(number?.low ?? '') && at !== reader.understoodTo)
  if (!type || !first || !last || isCounted || WITH.has(tokens[at - 1]?.low ?? '')) return undefined
  if (tokens.length > type.next - at && isStart(tokens, at) && isStop(tokens, type.next)) reader.isOfHomes = true
  if (at === 0 && BEHIND_HOMES.test(tokens[type.next]?.low ?? '')) reader.isOfHomes = true
  if (type.meaning === 'land' && (tokens[at - 1]?.low === 'of' || at === reader.understoodTo) && found.isOfBuilding())
    return type.next // "house on 600 m2 of land"
  found.addType(type.meaning, first, last)
  return type.next
}

/** Returns true for the house of "land for building a house". */
function isToBeBuilt(tokens: Token[], at: number): boolean {
  const verb = ARTICLES.has(tokens[at - 1]?.low ?? '') ? at - 2 : at - 1
  return /^(build|building)$/.test(tokens[verb]?.low ?? '') && /^(to|for)$/.test(tokens[verb - 1]?.low ?? '')
}

/** Words behind a type that begins a description and no name: "flat above a shop". */
const BEHIND_HOMES =
  /^(above|below|beside|behind|opposite|overlooking|facing|away|far|built|that|which|where|for|next|on|by)$/

/** Returns true where "flat" says how the ground is: "block 800m2, flat". */
const isOfGround = (tokens: Token[]): boolean =>
  tokens.some(({ low }) => /^(block|section|paddock)$/.test(low)) &&
  !tokens.some(({ low }) => /^(bed|br$|bath)/.test(low))
