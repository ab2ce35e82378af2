import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { ImageStore } from '../providers/images/images.ts'
import { forgetUnusedImages, unknownImages } from './image.store.ts'

type Parts = { db: Database; images: ImageStore; log: Log }

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const BATCH = 500

/** Clears unused pictures now and every hour. `stop` waits for the clearing that is under way. */
export function startImageClearing(parts: Parts): { stop: () => Promise<void> } {
  const clear = () =>
    clearUnusedImages(parts, new Date()).then(
      (count) => count > 0 && parts.log.info({ count }, 'cleared pictures that nothing refers to'),
      (error) => parts.log.error({ err: error }, 'unused pictures could not be cleared'),
    )
  let working = clear()
  const timer = setInterval(() => {
    working = working.then(clear)
  }, HOUR)
  return {
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}

/** Removes pictures that were uploaded more than a day before `now` and that nothing refers to; answers how many. */
export async function clearUnusedImages({ db, images }: Omit<Parts, 'log'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY)
  return (await clearForgotten(db, images, before)) + (await clearRowless(db, images, before))
}

async function clearForgotten(db: Database, images: ImageStore, before: Date): Promise<number> {
  const ids = await forgetUnusedImages(db, before, BATCH)
  for (const id of ids) await images.remove(id)
  return ids.length < BATCH ? ids.length : ids.length + (await clearForgotten(db, images, before))
}

/** Files without a row: of an upload that a crash cut off before it was answered, or of a row that was just forgotten. */
async function clearRowless(db: Database, images: ImageStore, before: Date): Promise<number> {
  const old = (await images.list()).filter((id) => madeAt(id) < before.getTime())
  let cleared = 0
  for (let start = 0; start < old.length; start += BATCH) {
    const rowless = await unknownImages(db, old.slice(start, start + BATCH))
    for (const id of rowless) await images.remove(id)
    cleared += rowless.length
  }
  return cleared
}

/** A UUIDv7 begins with its time in milliseconds, in 12 hexadecimal digits. */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
