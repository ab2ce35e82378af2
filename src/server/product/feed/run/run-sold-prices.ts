import * as r from '#messages/feedReports'
import { type SoldBatch, storeBatch } from '../../sold-price/sold-file.ts'
import type { Reading } from '../reading/feed-reader.ts'
import type { FeedFile } from './feed-file.ts'
import { afterStep, type RunWork, type Step } from './run-work.ts'

const ROWS_AT_ONCE = 2_000

export async function runSoldPrices(
  { path, checkUnchanged }: FeedFile,
  reading: Reading,
  work: RunWork,
): Promise<void> {
  const { new: added, changed, gone } = work.counts // of an earlier attempt, whose prices are now unchanged
  let storing: Promise<void> = Promise.resolve()
  let batch: SoldBatch = []
  const storeBatchOf = async (share: number) => {
    await storing // the next batch is read while one is stored
    work.total = Math.round((work.done + batch.length) / (share || 1))
    storing = store(work, batch)
    storing.catch(() => {}) // the error is thrown where `storing` is awaited
    batch = []
  }
  try {
    for await (const { items, share } of reading.read<'sold'>({ kind: 'sold', path, currency: work.currency })) {
      await work.onItem()
      for (const { line, change } of items) if ('reason' in change) work.problems.addOfRow(change.reason, line)
      batch.push(...items)
      if (batch.length >= ROWS_AT_ONCE) await storeBatchOf(share)
    }
    if (batch.length > 0) await storeBatchOf(1)
    await storing
  } finally {
    await storing.catch(() => {}) // ensures that nothing is stored after the end
  }
  if (work.counts.read === 0) work.problems.add(r.noSoldPrices)
  await checkUnchanged()
  work.total = work.done
  work.counts.unchanged = Math.max(0, work.counts.unchanged - added - changed - gone)
}

async function store(work: RunWork, batch: SoldBatch): Promise<void> {
  if (!work.run.isTrial) return work.writeStep(async (tx) => stepOf(await storeBatch(tx, batch)))
  Object.assign(work, afterStep(work, stepOf(await storeBatch(work.db, batch, { isTrial: true }))))
}

const stepOf = ({
  read,
  added,
  changed,
  deleted,
  alreadyThere,
  refused,
}: Awaited<ReturnType<typeof storeBatch>>): Step => ({
  counts: { read, new: added, changed, gone: deleted, unchanged: alreadyThere, refused },
  done: read,
})
