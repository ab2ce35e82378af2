import * as r from '#messages/feedReports'
import { importedListings } from '../feed/feed-home.store.ts'
import type { IndexItem } from '../feed/reading/reading-task.ts'
import { changeMarkets } from '../feed/run/change-homes.ts'
import { changePrices } from '../feed/run/change-prices.ts'
import { CHANGED_AT_ONCE } from '../feed/run/home-batches.ts'
import { removeHomes } from '../feed/run/remove-homes.ts'
import type { HomeWork } from '../feed/run/run-work.ts'
import { writeOrReject } from '../listing/row-failure.ts'
import type { RowPlace, StoreDependencies } from './import-work.ts'
import { importWork } from './import-work.ts'

const UNKNOWN = 'It has a price and no more, and no import has brought such a home.'

type Kind = 'price' | 'market' | 'removed' | 'leftOut'
/** An item of a file that lists no home: a price or a state of a home that is there, or that it is gone. */
export type FollowedItem = Extract<IndexItem, { kind: Kind }> & { reference: string }
export type FollowedRow = RowPlace & { item: FollowedItem }

export type FollowDependencies = StoreDependencies & {
  /** Receives the number of homes that are sold or gone by the file, and that no import has brought. */
  onNotHere(count: number): void
}

/**
 * Applies the items to the homes of earlier imports with the functions of a feed's run. Items of homes of a feed, and
 * prices without a home, are rejected.
 */
export async function followItems(rows: FollowedRow[], work: FollowDependencies): Promise<void> {
  const here = await ownAmong(rows, work)
  const of = <Of extends Kind>(...kinds: Of[]) =>
    here.filter((row): row is RowPlace & { item: Extract<FollowedItem, { kind: Of }> } =>
      kinds.some((kind) => kind === row.item.kind),
    )
  await write(of('market'), work, (homes, together) =>
    changeMarkets(
      homes,
      together.map(({ item }) => [item.reference, item.market]),
    ),
  )
  await write(of('price'), work, (homes, together) =>
    changePrices(
      homes,
      together.map(({ item }) => [item.reference, item]),
    ),
  )
  await write(of('removed', 'leftOut'), work, (homes, together) =>
    removeHomes(
      homes,
      together.map(({ item }) => item.reference),
    ),
  )
}

async function ownAmong(rows: FollowedRow[], work: FollowDependencies): Promise<FollowedRow[]> {
  if (rows.length === 0) return []
  const { db, people, feed, reject, onStored, onNotHere } = work
  const references = rows.map(({ item }) => item.reference)
  const stored = await importedListings(db, people.agent.email, references)
  const homes = new Map(stored.map((home) => [home.sourceId, home]))
  const here: FollowedRow[] = []
  for (const row of rows) {
    const { kind, reference } = row.item
    const found = homes.get(reference)
    const home = found?.feedId === feed.id ? found : undefined
    if (home && !home.isGone) here.push(row)
    else if (found?.feedId && !home && kind !== 'leftOut') reject(row, r.otherFeed())
    else if (kind === 'price') reject(row, UNKNOWN)
    else if (home) onStored({ alreadyThere: 1 })
    else if (kind !== 'leftOut') onNotHere(1)
  }
  return here
}

async function write<Row extends FollowedRow>(
  rows: Row[],
  work: FollowDependencies,
  change: (homes: HomeWork, together: Row[]) => Promise<void>,
): Promise<void> {
  const homes = importWork(new Map(rows.map((row) => [row.item.reference, row])), work)
  for (let at = 0; at < rows.length; at += CHANGED_AT_ONCE)
    await writeOrReject(rows.slice(at, at + CHANGED_AT_ONCE), {
      write: (together) => change(homes, together),
      reject: work.reject,
    })
}
