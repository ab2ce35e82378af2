import { v7 } from 'uuid'
import { pictureFile, pictureIdOf } from '#contract/picture-file'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ImageStore } from '../../providers/images/images.ts'
import { enqueueMatch } from '../picture-match/match-pictures.ts'
import type { ConvertedPicture } from './conversion/convert-picture.ts'
import { checkQuota } from './image.rules.ts'
import { addImage, lockUploads, uploadedBytes } from './image.store.ts'

/** `quotaBytes`: the limit per user; 0 means no limit. */
export type PictureStorage = { db: Database; images: ImageStore; quotaBytes: number }

type Owner = Pick<Caller, 'id'> & { isOfFeed?: boolean }

/**
 * Stores a picture's files, then its row, and returns its address. A crash in between leaves files without a row, which
 * are cleared later. A picture at a hosting service gets no row, as it is never cleared.
 */
export async function keepPicture(keeping: PictureStorage, picture: ConvertedPicture, owner: Owner): Promise<string> {
  const id = v7()
  const { images } = keeping
  try {
    const files = picture.renditions.map(({ bytes, ...rendition }) => ({ name: pictureFile(id, rendition), bytes }))
    const address = await images.put(id, files)
    if (pictureIdOf(address) === id) await addWithinQuota(keeping, id, picture, owner)
    return address
  } catch (error) {
    await images.remove(id).catch(() => {}) // leftovers are cleared after a day; the first error is thrown
    throw error
  }
}

async function addWithinQuota({ db, quotaBytes }: PictureStorage, id: string, picture: ConvertedPicture, owner: Owner) {
  const { renditions, placeholder, width, height } = picture
  const bytes = renditions.reduce((sum, file) => sum + file.bytes.length, 0)
  await db.transaction(async (tx) => {
    if (quotaBytes > 0) {
      await lockUploads(tx, owner.id)
      checkQuota((await uploadedBytes(tx, owner.id)) + bytes, quotaBytes)
    }
    await addImage(tx, { id, ownerId: owner.id, placeholder, width, height, bytes })
    await enqueueMatch(tx, id, { isOfFeed: owner.isOfFeed ?? false })
  })
}
