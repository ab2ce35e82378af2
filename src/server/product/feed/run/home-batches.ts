import type { KnownHome } from '../feed-home.store.ts'
import type { ReadHome } from '../reading/reading-task.ts'
import { addHomes } from './add-homes.ts'
import type { HashedHome } from './change-home.ts'
import { changeHomes } from './change-homes.ts'
import { afterStep, type RunWork } from './run-work.ts'

const NEW_AT_ONCE = 500
export const CHANGED_AT_ONCE = 50

export function homeBatches(work: RunWork, known: Map<string, KnownHome>) {
  let added: HashedHome[] = []
  let changed: HashedHome[] = []
  let writing: Promise<void> = Promise.resolve()
  const write = async (isNew: HashedHome[], isChanged: HashedHome[]) => {
    const homes = [...(await addHomes(work, isNew)), ...isChanged]
    for (let at = 0; at < homes.length; at += CHANGED_AT_ONCE)
      await changeHomes(work, homes.slice(at, at + CHANGED_AT_ONCE))
  }
  const writeAll = async () => {
    await writing
    writing = write(added, changed)
    writing.catch(() => {}) // the error is thrown where `writing` is awaited
    added = []
    changed = []
  }
  return {
    async add({ reference, place, market, checked }: ReadHome, hash: string): Promise<void> {
      if ('reason' in checked) {
        work.problems.add(checked.reason, place, reference)
        work.counts.refused += 1
        if (checked.isOtherCurrency) work.counts.otherCurrency += 1
        work.done += 1
        return
      }
      for (const warning of checked.warnings) work.problems.add(warning, place, reference)
      const isKnown = known.has(reference)
      if (!isKnown && market === 'soldElsewhere') {
        work.counts.leftOut += 1
        work.done += 1
      } else if (work.run.isTrial) Object.assign(work, afterStep(work, trialStep(checked.listing, isKnown)))
      else if (isKnown) changed.push({ ...checked, hash })
      else added.push({ ...checked, hash })
      if (added.length === NEW_AT_ONCE || changed.length === CHANGED_AT_ONCE) await writeAll()
    },
    async end(): Promise<void> {
      await writeAll()
      await writing
    },
    settle: () => writing.catch(() => {}),
  }
}

const trialStep = ({ sourceId: reference, title }: HashedHome['listing'], isKnown: boolean) => ({
  counts: isKnown ? { changed: 1 } : { new: 1 },
  named: isKnown ? { changed: [{ reference, title }] } : { added: [{ reference, title }] },
  done: 1,
})
