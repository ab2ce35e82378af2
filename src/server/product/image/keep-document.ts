import { v7 } from 'uuid'
import { documentFile, documentPath } from '#contract/picture-file'
import { Refusal } from '../../refusal.ts'
import { checkQuota } from './image.rules.ts'
import { addImage, lockUploads, uploadedBytes } from './image.store.ts'
import type { PictureStorage } from './keep-picture.ts'

/** Stores a document's file, then its row, as pictures are stored, and returns its address. */
export async function keepDocument(
  { db, images, quotaBytes }: PictureStorage,
  bytes: Uint8Array,
  ownerId: string,
): Promise<string> {
  const id = v7()
  try {
    await images.put(id, [{ name: documentFile(id), bytes }])
    await db.transaction(async (tx) => {
      if (quotaBytes > 0) {
        await lockUploads(tx, ownerId)
        checkQuota((await uploadedBytes(tx, ownerId)) + bytes.length, quotaBytes)
      }
      await addImage(tx, { id, ownerId, placeholder: '', width: 0, height: 0, bytes: bytes.length, isDocument: true })
    })
    return documentPath(id)
  } catch (error) {
    await images.remove(id).catch(() => {}) // leftovers are cleared after a day; the first error is thrown
    throw error
  }
}

/** Refuses documents where new pictures go to a service that takes nothing else. */
export function checkTakesDocuments({ kind }: PictureStorage['images']): void {
  if (kind === 'imgbb') throw new Refusal('conflict', NO_DOCUMENTS, { document: NO_DOCUMENTS })
}
const NO_DOCUMENTS = 'This site keeps pictures at imgbb, which takes no documents.'
