import { spelt, type Token } from './tokens.ts'

type Agent = { ids: string[]; words: string[]; next: number }

const MAX_NAME_PARTS = 8

/** Reads "not from Ada Agent"; without such an agent, its words. */
export function agentAt(tokens: Token[], at: number, agentsNamed: (name: string) => string[]): Agent | undefined {
  const first = startOfName(tokens, at)
  if (first === undefined) return undefined
  const parts = tokens.slice(first, first + MAX_NAME_PARTS)
  for (let length = parts.length; length > 0; length--) {
    const ids = agentsNamed(spelt(parts.slice(0, length)))
    if (ids.length > 0) return { ids, words: [], next: first + length }
  }
  const end = parts.findIndex(({ kind }) => kind !== 'word')
  const words = end === -1 ? parts : parts.slice(0, end)
  const capitals = words.findIndex(({ text }) => text === text.toLowerCase())
  const name = words.slice(0, capitals === -1 ? words.length : Math.max(capitals, 1))
  return name.length > 0 ? { ids: [], words: name.map(({ text }) => text), next: first + name.length } : undefined
}

function startOfName(tokens: Token[], at: number): number | undefined {
  const low = (place: number) => tokens[place]?.low ?? ''
  if (low(at) === 'not' && /^(from|by)$/.test(low(at + 1))) return low(at + 2) === 'agent' ? at + 3 : at + 2
  return /^(without|excluding|not)$/.test(low(at)) && low(at + 1) === 'agent' ? at + 2 : undefined
}
