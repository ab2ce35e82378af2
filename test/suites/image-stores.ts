import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLocalFallback } from '../../src/server/providers/images/create-images.ts'
import type { ImageStore } from '../../src/server/providers/images/images.ts'
import { imgbb } from '../../src/server/providers/images/imgbb.ts'
import { localFolder } from '../../src/server/providers/images/local-folder.ts'
import { s3Storage } from '../../src/server/providers/images/s3/s3.ts'
import type { Failure } from '../fakes/failures.ts'
import { imgbbFake } from '../fakes/imgbb-fake.ts'
import { s3Fake } from '../fakes/s3/s3-fake.ts'

export type ImageHost = {
  images: ImageStore
  addresses: RegExp
  kept(address: string): Promise<Buffer | undefined>
  files(): Promise<number>
  fail(failure: Failure | undefined): void
  close(): Promise<unknown>
}

const own = /^\/media\/[0-9a-f-]{36}\.webp$/
const nameIn = (address: string) => address.replace('/media/', '')

export const hostedImages: [name: string, open: () => Promise<ImageHost>][] = [
  ['S3-compatible storage', s3Host],
  ['imgbb', imgbbHost],
]
export const imageHosts: typeof hostedImages = [['our own folder', folderHost], ...hostedImages]

async function folderHost(): Promise<ImageHost> {
  const folder = join(tmpdir(), `keyhaven-host-${randomUUID()}`)
  return {
    images: localFolder(folder),
    addresses: own,
    kept: (address) => readFile(join(folder, nameIn(address))),
    files: async () => (await readdir(folder).catch(() => [])).length,
    fail: () => {},
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function s3Host(): Promise<ImageHost> {
  const s3 = await s3Fake()
  const store = await s3Storage(s3.settings, 'this-database', { milliseconds: 300, tries: 1 })
  return {
    images: withLocalFallback(store, localFolder(join(tmpdir(), `keyhaven-host-${randomUUID()}`))),
    addresses: own,
    kept: async (address) => s3.objects.get(`this-database/${nameIn(address)}`)?.bytes,
    files: async () => s3.objects.size,
    fail: (failure) => s3.fail(failure),
    close: s3.close,
  }
}

export async function imgbbHost(): Promise<ImageHost> {
  const host = await imgbbFake()
  return {
    images: imgbb(host.account),
    addresses: /^https:\/\/i\.ibb\.co\//,
    kept: async (address) => host.pictures.get(address),
    files: async () => host.pictures.size,
    fail: host.fail,
    close: host.close,
  }
}
