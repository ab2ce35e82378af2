import { signOf } from 'price-text/currency'
import type { Currency } from '#contract/currency'
import type { SavedQuery } from '#contract/saved-search'
import type { Database } from '../../../platform/db/database.ts'
import { agentsNamed } from './agents-named.search.ts'
import { readSentence } from './read-sentence.ts'
import type { SentenceContext } from './reader.ts'

type Site = { currency: Currency } & Pick<SentenceContext, 'isPlace' | 'pointOf'>

/** Reads a sentence twice if it may name agents: first for the names, then with the agents that have them. */
export async function understandSentence(
  db: Database,
  q: string,
  { currency, isPlace, pointOf }: Site,
): Promise<SavedQuery> {
  const asked = new Set<string>()
  const known = { currency: signOf(currency).trim(), isPlace, pointOf }
  const ask = (name: string) => {
    asked.add(name)
    return []
  }
  const read = readSentence(q, { ...known, agentsNamed: ask })
  if (asked.size === 0) return read
  const agents = await agentsNamed(db, [...asked])
  return readSentence(q, { ...known, agentsNamed: (name) => agents.get(name) ?? [] })
}
