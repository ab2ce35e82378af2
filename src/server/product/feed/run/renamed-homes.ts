import { shownNumber } from '#contract/shown-number'
import * as r from '#messages/feedReports'
import type { KnownHome } from '../feed-home.store.ts'
import { feedHomesOf, importedListings, renameFeedHomes } from '../feed-home.store.ts'
import { shortHash } from '../reading/listing-values.ts'
import type { ReadHome } from '../reading/reading-task.ts'
import type { RunWork } from './run-work.ts'

type Said = Record<string, string>
type Changes = { gone: string[]; due: Map<string, number> }

const BATCH_SIZE = 500

/**
 * Hashes by which homes are compared. `whole`: all data in the feed except pictures and market state. `itself`: facts
 * of the home, without price, title and agent.
 */
type Keys = { whole: string; itself: string }

const OF_THE_HOME = ['location', 'point', 'description', 'type', 'bedrooms', 'bathrooms', 'area', 'plot']
const MIN_DESCRIPTION_LENGTH = 40

function keysOf(home: Said): Keys {
  const { pictures: _, market: __, ...said } = home
  const entries = Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1))
  return { whole: shortHash(entries), itself: shortHash(OF_THE_HOME.map((field) => said[field] ?? '')) }
}

/**
 * Finds gone homes (of this or an earlier run) that reappear with the same data under new references, and renames them,
 * so that they keep their offers, wishes and history. Returns the homes that are still gone. `read`: reads new homes
 * from the file.
 */
export async function followRenamed(
  work: RunWork,
  known: Map<string, KnownHome>,
  { gone, due }: Changes,
  read: (wanted: Uint32Array) => AsyncIterable<{ items: ReadHome[] }>,
): Promise<{ gone: string[] }> {
  const isNow = new Set(gone)
  const before = [...known].flatMap(([reference, { isGone, isDeleted }]) =>
    (isGone || isNow.has(reference)) && !isDeleted ? [reference] : [],
  )
  const positions = [...due].filter(([reference]) => !known.has(reference)).map(([, at]) => at)
  if (before.length === 0 || positions.length === 0) return { gone }
  const found = new Map<string, Keys>()
  for await (const { items } of read(Uint32Array.from(positions).sort()))
    for (const { reference, checked } of items) {
      if ('said' in checked) {
        const { whole, itself } = keysOf(checked.said)
        const isTold = checked.listing.description.length >= MIN_DESCRIPTION_LENGTH
        found.set(reference, { whole, itself: isTold ? itself : '' })
      }
      await work.onItem()
    }
  const last = new Map<string, Keys>()
  for (let at = 0; at < before.length; at += BATCH_SIZE)
    for (const { reference, said } of await feedHomesOf(work.db, work.feed.id, before.slice(at, at + BATCH_SIZE)))
      last.set(reference, keysOf(said))
  const pairs = pairsOf(last, found)
  const taken = new Set(
    (await importedListings(work.db, work.agent.email, [...pairs.values()])).map(({ sourceId }) => sourceId),
  )
  const renamed = [...pairs].filter(([, reference]) => !taken.has(reference))
  for (let at = 0; at < renamed.length && !work.run.isTrial; at += BATCH_SIZE)
    await work.writeStep(async (tx) => {
      await work.checkMayList(tx)
      await renameFeedHomes(tx, work.feed.id, renamed.slice(at, at + BATCH_SIZE))
      return { done: 0 }
    })
  for (const [from, to] of renamed) {
    const home = known.get(from)
    known.delete(from)
    if (home) known.set(to, { ...home, hash: '' })
  }
  if (renamed.length > 0) work.problems.add(() => r.renamed({ shown: shownNumber(renamed.length) }))
  const wasRenamed = new Set(renamed.map(([from]) => from))
  return { gone: gone.filter((reference) => !wasRenamed.has(reference)) }
}

/**
 * Maps old references to new ones. Homes with equal data are paired in order; otherwise a home is paired if it is the
 * only one that differs just in price and title.
 */
function pairsOf(before: Map<string, Keys>, now: Map<string, Keys>): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const name of ['whole', 'itself'] as const) {
    const left = referencesBy(now, name)
    for (const [key, references] of referencesBy(before, name)) {
      const found = left.get(key) ?? []
      if (key === '' || (name === 'itself' && (references.length > 1 || found.length > 1))) continue
      for (const [at, to] of found.slice(0, references.length).entries()) {
        const from = references[at] ?? ''
        pairs.set(from, to)
        before.delete(from)
        now.delete(to)
      }
    }
  }
  return pairs
}

function referencesBy(homes: Map<string, Keys>, name: keyof Keys): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [reference, { [name]: key }] of homes) {
    const group = groups.get(key)
    if (group) group.push(reference)
    else groups.set(key, [reference])
  }
  return groups
}
