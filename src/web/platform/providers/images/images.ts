import {
  HEIC_HEAD_BYTES,
  heicRefused,
  imageApi,
  isHeic,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_MEGABYTES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_MEGABYTES,
  StoredDocument,
  StoredImage,
} from '#contract/image'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/upload'
import { type UploadWatch, upload } from '../../api/upload.ts'

export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * Uploads a picture and returns its address. Refuses HEIC by its first bytes, because phones also send it under other
 * names and types.
 */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<string> {
  if (await beginsAsHeic(file)) throw new Error(heicRefused())
  const { success, data } = await upload(imageApi.upload, StoredImage, file, watch)
  if (!success || !data?.display_url) throw new Error(t.notStored())
  return data.display_url
}

export async function uploadDocument(file: File, watch: UploadWatch): Promise<string> {
  if (file.size > MAX_DOCUMENT_BYTES)
    throw new Error(t.documentTooLarge({ megabytes: shownNumber(MAX_DOCUMENT_MEGABYTES) }))
  return (await upload(imageApi.uploadDocument, StoredDocument, file, watch)).url
}

const beginsAsHeic = async (file: File): Promise<boolean> =>
  isHeic(new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer()))

export function pictureProblem(file: File): string | undefined {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return heicRefused()
  if (file.type !== '' && !PICTURE_KINDS.split(',').includes(file.type)) return t.pictureKinds()
  return file.size > MAX_IMAGE_BYTES ? t.pictureTooLarge({ megabytes: shownNumber(MAX_IMAGE_MEGABYTES) }) : undefined
}
