import { join } from 'node:path'
import type { Settings } from '../../settings/settings.ts'
import type { ImageStore } from './images.ts'
import { imgbb } from './imgbb.ts'
import { localFolder } from './local-folder.ts'
import { s3Storage } from './s3/s3.ts'

export async function createImages(
  { dataDir, imgbbKey, s3 }: Pick<Settings, 'dataDir' | 'imgbbKey' | 's3'>,
  folder: string,
): Promise<ImageStore> {
  const own = localFolder(join(dataDir, 'media', folder))
  if (s3) return withLocalFallback(await s3Storage(s3, folder), own)
  return imgbbKey ? withLocalFallback(imgbb({ key: imgbbKey }), own) : own
}

/** Returns a store that writes new pictures to `hosted`, and still serves and clears earlier ones in our folder. */
export function withLocalFallback(hosted: ImageStore, folder: ImageStore): ImageStore {
  return {
    kind: hosted.kind,
    put: hosted.put,
    open: async (name) => (await folder.open(name)) ?? hosted.open(name),
    remove: async (id) => {
      await Promise.all([folder.remove(id), hosted.remove(id)])
    },
    ids: async function* () {
      yield* folder.ids()
      yield* hosted.ids()
    },
    check: hosted.check,
  }
}
