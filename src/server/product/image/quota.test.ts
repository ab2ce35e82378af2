/** @module-tag all */
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pictureFile, pictureIdOf, RENDITIONS } from '#contract/picture-file'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { imgbbHost } from '../../../../test/suites/image-stores.ts'
import { images } from '../tables/image.ts'
import { clearUnusedImages } from './clear-images.ts'
import { keepPicture } from './keep-picture.ts'

const QUOTA_BYTES = 1024 * 1024
let app: TestApp
let picture: Uint8Array<ArrayBuffer>
let pictureBytes: number
beforeAll(async () => {
  app = await testApp({ UPLOAD_QUOTA_MB: '1' })
  picture = new Uint8Array(await jpeg())
  const person = await make.user(app)
  await upload(app.url, person.token, picture)
  const [row] = await app.db.select({ bytes: images.bytes }).from(images).where(eq(images.ownerId, person.id))
  pictureBytes = row?.bytes ?? 0
})
afterAll(() => app.close())

/** A user whose pictures take this many bytes already, uploaded two days ago. */
async function personWith(bytes: number) {
  const person = await make.user(app)
  const createdAt = new Date(Date.now() - 2 * 86_400_000)
  await app.db.insert(images).values({ ownerId: person.id, placeholder: '', width: 1, height: 1, bytes, createdAt })
  return person
}

async function connected() {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('counts all stored bytes of a picture', async () => {
  const { address } = await upload(app.url, (await make.user(app)).token, picture)
  const sizes = RENDITIONS.map(async (rendition) => {
    const file = pictureFile(pictureIdOf(address) ?? '', rendition)
    const answer = await fetch(new URL(`/media/${file}`, app.url))
    return (await answer.arrayBuffer()).byteLength
  })
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBe(pictureBytes)
})

test('a user may fill their quota to its last byte; the refusal of more names a way out', async () => {
  const [fits, full] = await Promise.all([
    personWith(QUOTA_BYTES - pictureBytes),
    personWith(QUOTA_BYTES - pictureBytes + 1),
  ])
  expect((await upload(app.url, fits.token, picture)).status).toBe(200)
  for (const { token } of [full, fits]) {
    const { status, body } = await upload(app.url, token, picture)
    expect(status).toBe(409)
    expect(body.errors?.image).toMatch(/^Your pictures take all of the 1 MB that one person has\. Delete listings/)
  }
  expect((await upload(app.url, (await make.user(app)).token, picture)).status).toBe(200)
})

test('twenty concurrent pictures of one user, also through several processes, don’t exceed their quota', async () => {
  const person = await personWith(QUOTA_BYTES - 3 * 1000 * RENDITIONS.length)
  const renditions = RENDITIONS.map((rendition) => ({ ...rendition, bytes: Buffer.alloc(1000) }))
  const converted = { renditions, placeholder: 'data:,', width: 1, height: 1 }
  const keeping = { db: app.db, images: app.parts.images, quotaBytes: QUOTA_BYTES }
  const keep = () => keepPicture(keeping, converted, person)

  const [holder, watcher] = [await connected(), await connected()]
  await holder.query('begin; lock table image in share mode') // none is added until all have looked
  const adding = Promise.allSettled(Array.from({ length: 20 }, keep))
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await watcher.query(waiting)).rowCount, { timeout: 10_000 }).toBe(20)
  await holder.query('commit')
  const kept = await adding
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const each of kept) if (each.status === 'rejected') expect(each.reason).toMatchObject({ kind: 'conflict' })
  expect(await app.db.$count(images, eq(images.ownerId, person.id))).toBe(1 + 3)
  expect((await upload(app.url, person.token, picture)).status).toBe(409)
})

test('cleared pictures no longer count', async () => {
  const person = await personWith(QUOTA_BYTES)
  expect((await upload(app.url, person.token, picture)).status).toBe(409)
  await clearUnusedImages({ db: app.db, images: app.parts.images }, new Date())
  expect((await upload(app.url, person.token, picture)).status).toBe(200)
})

test('a quota of 0 is no limit, and pictures at imgbb don’t count', async () => {
  const host = await imgbbHost()
  onTestFinished(async () => void (await host.close()))
  const given: Parameters<typeof testApp>[] = [
    [{ UPLOAD_QUOTA_MB: '0' }],
    [{ UPLOAD_QUOTA_MB: '1' }, undefined, { images: host.images }],
  ]
  for (const each of given) {
    const unlimited = await testApp(...each)
    onTestFinished(() => unlimited.close())
    const person = await make.user(unlimited)
    await unlimited.db
      .insert(images)
      .values({ ownerId: person.id, placeholder: '', width: 1, height: 1, bytes: 2_000_000_000 })
    expect((await upload(unlimited.url, person.token, picture)).status).toBe(200)
  }
})
