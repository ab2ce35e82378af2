import { documentFile, documentPath } from '#contract/picture-file'
import * as t from '#messages/refusals'
import type { Caller } from '../../platform/access/caller.ts'
import { fieldRefusal } from '../../refusal.ts'
import { keepUpload, type UploadStorage } from './keep-upload.ts'

export async function keepDocument(
  storage: UploadStorage,
  bytes: Uint8Array,
  { id: ownerId }: Pick<Caller, 'id'>,
): Promise<string> {
  const { id } = await keepUpload(storage, {
    filesOf: (id) => [{ name: documentFile(id), bytes }],
    row: { ownerId, placeholder: '', width: 0, height: 0, isDocument: true },
  })
  return documentPath(id)
}

export const takesDocuments = ({ kind }: UploadStorage['images']): boolean => kind !== 'imgbb'

export function checkTakesDocuments(images: UploadStorage['images']): void {
  if (!takesDocuments(images)) throw fieldRefusal('conflict', 'document', t.noDocuments)
}
