import { pictureFile } from '#contract/picture-file'
import type { Caller } from '../../platform/access/caller.ts'
import { enqueueMatch } from '../picture-match/match-pictures.ts'
import type { ConvertedPicture } from './conversion/convert-picture.ts'
import { keepUpload, type UploadStorage } from './keep-upload.ts'

type Owner = Pick<Caller, 'id'> & { isOfFeed?: boolean }

export async function keepPicture(
  storage: UploadStorage,
  { renditions, placeholder, width, height }: ConvertedPicture,
  { id: ownerId, isOfFeed = false }: Owner,
): Promise<string> {
  const { address } = await keepUpload(storage, {
    filesOf: (id) => renditions.map(({ bytes, ...rendition }) => ({ name: pictureFile(id, rendition), bytes })),
    row: { ownerId, placeholder, width, height },
    onAdded: (tx, id) => enqueueMatch(tx, id, { isOfFeed }),
  })
  return address
}
