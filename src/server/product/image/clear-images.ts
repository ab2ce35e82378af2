import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { ImageStore } from '../../providers/images/images.ts'
import type { imageJobs } from './image.jobs.ts'
import { forgetUnusedImages, unknownImages } from './image.store.ts'

type Dependencies = { db: Database; images: ImageStore; log: Log }

const DAY_MS = 24 * 3600 * 1000
const BATCH_SIZE = 500
/** The number of failures after which clearing stops: more indicate a broken store instead of single bad files. */
const MAX_FAILURES = 20

export const clearImages =
  ({ log, ...dependencies }: Dependencies): JobHandler<typeof imageJobs.clearUnused> =>
  async (_payload, { stopping }) => {
    const count = await clearUnusedImages(dependencies, new Date(), stopping)
    if (count > 0) log.info({ count }, 'cleared pictures that nothing refers to')
  }

/**
 * Removes unreferenced pictures uploaded more than a day before `now`, in batches until `stop`; returns their number.
 */
export async function clearUnusedImages(
  { db, images }: Omit<Dependencies, 'log'>,
  now: Date,
  stop?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS)
  const removal = removalFrom(images)
  const cleared =
    (await clearForgotten(db, removal, before, stop)) + (await clearRowless({ db, images, removal }, before, stop))
  removal.throwFailure()
  return cleared
}

function removalFrom(images: ImageStore) {
  const failures: unknown[] = []
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0]
  }
  const remove = async (ids: string[]) => {
    for (const id of ids) {
      await images.remove(id).catch((error) => failures.push(error))
      if (failures.length > MAX_FAILURES) throwFailure()
    }
  }
  return { remove, throwFailure }
}

type Removal = ReturnType<typeof removalFrom>

async function clearForgotten(db: Database, removal: Removal, before: Date, stop?: AbortSignal): Promise<number> {
  let cleared = 0
  while (!stop?.aborted) {
    const ids = await forgetUnusedImages(db, before, BATCH_SIZE)
    await removal.remove(ids)
    cleared += ids.length
    if (ids.length < BATCH_SIZE) break
  }
  return cleared
}

async function clearRowless(
  { db, images, removal }: Omit<Dependencies, 'log'> & { removal: Removal },
  before: Date,
  stop?: AbortSignal,
): Promise<number> {
  let cleared = 0
  const batch = new Set<string>()
  const clearBatch = async () => {
    const rowless = await unknownImages(db, [...batch])
    await removal.remove(rowless)
    cleared += rowless.length
    batch.clear()
  }
  for await (const id of images.ids()) {
    if (stop?.aborted) return cleared
    if (madeAt(id) < before.getTime()) batch.add(id)
    if (batch.size === BATCH_SIZE) await clearBatch()
  }
  await clearBatch()
  return cleared
}

const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
