/** @module-tag all */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAvif, RENDITIONS } from '#contract/picture-file'
import { make } from '../../../../../test/people/make.ts'
import { upload } from '../../../../../test/people/upload.ts'
import { hostileFiles, PAYLOAD } from '../../../../../test/pictures/hostile-files.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { images } from '../../tables/image.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('rejects 50 hostile files of 8 kinds or makes them harmless, and leaves nothing behind', async () => {
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(50)
  expect(new Set(files.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8)
  const wrong: string[] = []
  let kept = 0
  let token = ''
  for (const [at, { name, bytes, answers }] of files.entries()) {
    if (at % 50 === 0) ({ token } = await make.user(app, { role: 'agent' })) // 60 a minute for one person
    const { status, body } = await upload(app.url, token, new Uint8Array(bytes))
    if (!answers.includes(status)) wrong.push(`${name}: ${status} ${body.detail}`)
    if (status === 200) kept++
    if (status !== 200 && !body.errors?.image) wrong.push(`${name}: no words for its field`)
  }
  expect(wrong).toEqual([])

  const names = await readdir(app.mediaFolder)
  expect(names).toHaveLength(RENDITIONS.length * kept)
  expect(await app.db.$count(images)).toBe(kept)
  for (const name of names) {
    const bytes = await readFile(join(app.mediaFolder, name))
    expect(bytes.includes(PAYLOAD)).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe(isAvif(name) ? 'heif' : 'webp')
  }
  expect((await fetch(new URL('/healthz', app.url))).status).toBe(200)
}, 60_000)
