import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../../test/zip-of.ts'
import { FeedFileError } from '../source/feed-fault.ts'
import { openFeed } from './open-feed.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-formats-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sample = (name: string) => readFile(new URL(`../../test/samples/${name}`, import.meta.url))

async function opened(content: Uint8Array) {
  const path = join(folder, 'feed')
  await writeFile(path, content)
  return openFeed(path)
}

test('reads a ZIP with its pictures, in folders and any case', async () => {
  const picture = Buffer.from('a picture')
  const feed = await opened(
    await zipOf({
      'out/homes.blm': await sample('homes.blm'),
      'out/7001_1_IMG_00.JPG': picture,
      '__MACOSX/out/._homes.blm': Buffer.from('x'),
    }),
  )
  const kinds: string[] = []
  for await (const { kind } of feed.items) kinds.push(kind)
  expect(kinds.filter((kind) => kind === 'listing')).toHaveLength(4)
  expect(await feed.picture('7001_1_IMG_00.jpg', 100)).toEqual(picture)
  expect(await feed.picture('7001_1_IMG_00.jpg', 3)).toBeUndefined()
  expect(await feed.picture('../7001_1_IMG_01.jpg', 100)).toBeUndefined()
  expect(feed.share()).toBe(1)
  await feed.close()
})

test('reads pictures next to a file by their bare names only, and through no link', async () => {
  await writeFile(join(folder, 'hall.jpg'), 'a picture')
  await symlink('/etc/hostname', join(folder, 'link.jpg'))
  await writeFile(join(folder, 'homes.xml'), await sample('homes.kyero.xml'))
  const feed = await openFeed(join(folder, 'homes.xml'), { folder })
  expect(String(await feed.picture('hall.jpg', 100))).toBe('a picture')
  for (const name of ['link.jpg', '../hall.jpg', '/etc/hostname', 'none.jpg', '..', '.', ''])
    expect(await feed.picture(name, 100)).toBeUndefined()
  await feed.close()
})

test('refuses a ZIP with paths out of it, with several files of homes, or with none', async () => {
  const homes = await sample('homes.blm')
  const outside = await zipOf({ 'aa/homes.blm': homes })
  const bytes = outside.toString('latin1').replaceAll('aa/homes.blm', '../homes.blm')
  await expect(opened(Buffer.from(bytes, 'latin1'))).rejects.toThrow(FeedFileError)
  await expect(zipOf({ 'a.blm': homes, 'b.blm': homes }).then(opened)).rejects.toThrow('send one in each')
  await expect(zipOf({ 'a.jpg': homes }).then(opened)).rejects.toThrow('The ZIP has no file of homes')
})

test('refuses a workbook, which is a ZIP too, with what to do', async () => {
  for (const name of ['[Content_Types].xml', 'META-INF/manifest.xml']) {
    const workbook = await zipOf({ [name]: Buffer.from('<Types/>'), 'content.xml': Buffer.from('<a/>') })
    await expect(opened(workbook)).rejects.toThrow('is a workbook (.xlsx, .ods), not CSV: open it and save it as')
  }
})

test('refuses a bomb, in a ZIP and in gzip', async () => {
  const bomb = Buffer.concat([Buffer.from('<root>'), Buffer.alloc(20_000_000, 0x20)])
  const message = 'The file unpacks to far more than it is'
  await expect(zipOf({ 'a.xml': bomb }).then(opened)).rejects.toThrow(message)
  await expect(opened(gzipSync(bomb))).rejects.toThrow(message)
})

test('refuses a ZIP whose homes or pictures are not those that were packed', async () => {
  const homes = await sample('homes.blm')
  for (const start of ['', '\uFEFF']) {
    const whole = await zipOf({
      'homes.blm': Buffer.concat([Buffer.from(start), homes]),
      'one.jpg': Buffer.from('a picture'),
    })
    const otherSum = (name: string) => {
      const broken = Buffer.from(whole)
      // The sum stands 16 bytes before the name of the file itself, and 30 before that in the list of files.
      for (let at = broken.indexOf(name); at !== -1; at = broken.indexOf(name, at + 1))
        broken.writeUInt32LE(1, at - (broken.readUInt32LE(Math.max(0, at - 46)) === 0x02014b50 ? 30 : 16))
      return opened(broken)
    }
    await expect(otherSum('homes.blm')).rejects.toThrow('The ZIP is broken (wrong checksum)')
    const feed = await otherSum('one.jpg')
    await expect(feed.picture('one.jpg', 100)).rejects.toThrow('The ZIP is broken (wrong checksum)')
    await feed.close()
  }
})
