import { fileTypeFromBuffer } from 'file-type'
import { wrongKind } from './picture-refusals.ts'

/** By content, never by name. An animated PNG is one to `file-type`; HEIF is the family of AVIF, told apart when it is read. */
const kinds = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/heif']

/** Refuses what does not begin like a picture of a kind that we take. */
export async function checkPictureKind(bytes: Uint8Array): Promise<void> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !kinds.includes(found.mime)) throw wrongKind()
}
