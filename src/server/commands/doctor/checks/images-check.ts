import { join, resolve } from 'node:path'
import { brandName } from '#contract/brand'
import { personalFolders } from '../../../platform/files/private-folder.ts'
import { checkWritable } from '../../../platform/files/writable-folder.ts'
import { PicturesUnavailable } from '../../../providers/images/images.ts'
import { imgbb } from '../../../providers/images/imgbb.ts'
import { localFolder } from '../../../providers/images/local-folder.ts'
import type { S3Settings } from '../../../settings/images.ts'
import type { Settings } from '../../../settings/settings.ts'
import { tryBucket } from './bucket-trial.ts'
import type { Check } from './check.ts'

const TIMEOUT_MS = 6_000
const BUCKET_TIMEOUT_MS = 30_000

type ImageSettings = Pick<Settings, 's3' | 'imgbbKey' | 'dataDir'>

export function imagesCheck(settings: ImageSettings): Check {
  const store = storeCheck(settings)
  const ask = async () => {
    await checkWritable(join(resolve(settings.dataDir), personalFolders.uploads))
    return store.ask()
  }
  return { ...store, ask }
}

function storeCheck({ s3, imgbbKey, dataDir }: ImageSettings): Check & Required<Pick<Check, 'ask'>> {
  if (s3) return { what: 'images', provider: bucketName(s3), ask: () => tryBucket(s3), timeoutMs: BUCKET_TIMEOUT_MS }
  if (imgbbKey) return { what: 'images', provider: 'imgbb', ask: () => tryImgbb(imgbbKey) }
  const folder = join(resolve(dataDir), 'media')
  const ask = () =>
    localFolder(folder)
      .check()
      .then(() => [])
  return { what: 'images', provider: `files in ${folder}`, ask }
}

function bucketName({ bucket, endpoint, publicUrl }: S3Settings): string {
  return `the bucket ${bucket} at ${endpoint}, ${publicUrl ? `read from ${publicUrl}` : `served through ${brandName()}`}`
}

/**
 * Tests whether imgbb can be reached. Reports the network's own error, which the store omits because its address may
 * contain the key.
 */
async function tryImgbb(key: string): Promise<string[]> {
  const ask: typeof fetch = (...sent) =>
    fetch(...sent).catch((cause: unknown) => {
      throw new PicturesUnavailable('imgbb did not answer', { cause })
    })
  await imgbb({ key, ask, milliseconds: TIMEOUT_MS }).check()
  return []
}
