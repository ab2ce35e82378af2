import { v7 } from 'uuid'
import { pictureIdOf } from '#contract/picture-file'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { ImageStore, PictureFile } from '../../providers/images/images.ts'
import type { images as imageTable } from '../tables/image.ts'
import { checkQuota } from './image.rules.ts'
import { addImage, lockUploads, uploadedBytes } from './image.store.ts'

/** The services that store uploads. `quotaBytes`: the limit per user; 0 means no limit. */
export type UploadStorage = { db: Database; images: ImageStore; quotaBytes: number }

type Row = Omit<typeof imageTable.$inferInsert, 'id' | 'bytes'>
type Upload = {
  filesOf: (id: string) => PictureFile[]
  row: Row
  onAdded?: (tx: Queryable, id: string) => Promise<unknown>
}

/**
 * Stores an upload's files, then its row, and returns its id and address. A crash in between leaves files without a
 * row, which are cleared later. A picture at a hosting service gets no row, because it is never cleared.
 */
export async function keepUpload(storage: UploadStorage, { filesOf, row, onAdded }: Upload) {
  const { db, images, quotaBytes } = storage
  const id = v7()
  try {
    const files = filesOf(id)
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    const address = await images.put(id, files)
    if (pictureIdOf(address) === id)
      await db.transaction(async (tx) => {
        if (quotaBytes > 0) {
          await lockUploads(tx, row.ownerId)
          checkQuota((await uploadedBytes(tx, row.ownerId)) + bytes, quotaBytes)
        }
        await addImage(tx, { ...row, id, bytes })
        await onAdded?.(tx, id)
      })
    return { id, address }
  } catch (error) {
    await images.remove(id).catch(() => {}) // leftovers are cleared after a day; the first error is thrown
    throw error
  }
}
