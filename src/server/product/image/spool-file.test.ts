import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { clearSpoolFolder, SpoolError, withSpoolFile } from './spool-file.ts'

const log = createLog({ logLevel: 'silent', logFile: undefined })
let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'keyhaven-spool-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

test('reads back all appended bytes, from several files concurrently', async () => {
  const sent = [1, 2, 3].map((at) => Buffer.alloc(200_000, at))
  const read = sent.map((bytes) =>
    withSpoolFile(join(parent, 'several'), async (file) => {
      for (let at = 0; at < bytes.length; at += 65_536) await file.append(bytes.subarray(at, at + 65_536))
      return file.readAll()
    }),
  )
  for (const [at, bytes] of (await Promise.all(read)).entries()) expect(bytes.equals(sent[at] ?? bytes)).toBe(true)
})

test('a file has no name while it is used, and fails as the disk’s fault once its work is over', async () => {
  const folder = join(parent, 'nameless')
  const leaked = await withSpoolFile(folder, async (file) => {
    await file.append(Buffer.from('home'))
    expect(await readdir(folder)).toEqual([])
    return file
  })
  await expect(leaked.append(Buffer.from('more'))).rejects.toBeInstanceOf(SpoolError)
  await expect(leaked.readAll()).rejects.toBeInstanceOf(SpoolError)
})

test('closes a file when its work fails', async () => {
  const leaked: { readAll(): Promise<Buffer> }[] = []
  const failing = withSpoolFile(join(parent, 'failing'), async (file) => {
    leaked.push(file)
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await expect(leaked[0]?.readAll()).rejects.toBeInstanceOf(SpoolError)
})

test('removes only leftovers', async () => {
  const folder = join(parent, 'left')
  await clearSpoolFolder(folder, log) // which is not there yet
  await mkdir(folder)
  for (const name of ['a.upload', 'b.upload', '.nfs0001', 'notes.txt']) await writeFile(join(folder, name), 'x')
  await clearSpoolFolder(folder, log)
  expect(await readdir(folder)).toEqual(['.nfs0001', 'notes.txt'])
})

test('clearing leftovers doesn’t harm a file in use', async () => {
  const folder = join(parent, 'shared')
  const read = await withSpoolFile(folder, async (file) => {
    await file.append(Buffer.from('ho'))
    await clearSpoolFolder(folder, log)
    await file.append(Buffer.from('me'))
    return file.readAll()
  })
  expect(read.toString()).toBe('home')
})
