/** @module-tag all */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureIdOf } from '#contract/picture-file'
import { make, type Person } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { users } from '../../platform/db/tables/user.ts'
import { images } from '../tables/image.ts'
import { properties } from '../tables/property.ts'
import { reviews } from '../tables/review.ts'
import { clearUnusedImages } from './clear-images.ts'
import { claimImages } from './image.store.ts'

let app: Awaited<ReturnType<typeof testApp>>
let agent: Person
beforeAll(async () => {
  app = await testApp()
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const clear = (now = later(25)) => clearUnusedImages({ db: app.db, images: app.parts.images }, now)
const sent = async () => (await upload(app.url, agent.token, new Uint8Array(await jpeg()))).address
const isThere = async (address: string) => (await fetch(new URL(address, app.url))).status === 200
const home = () => make.property(app, { agent })
const referTo = async (address: string, change: Partial<typeof properties.$inferInsert>) =>
  app.db
    .update(properties)
    .set(change)
    .where(eq(properties.id, (await home()).id))
    .then(() => address)

test('clears an unreferenced picture after a day, files and row, and not before', async () => {
  const address = await sent()
  expect(await clear(later(23))).toBe(0)
  expect(await isThere(address)).toBe(true)
  expect(await clear()).toBe(1)
  expect(await isThere(address)).toBe(false)
  expect(await app.db.$count(images)).toBe(0)
  expect(await readdir(app.mediaFolder)).toEqual([])
})

test('a file that can’t be removed doesn’t stop the others, and the job reports it', async () => {
  for (let n = 0; n < 3; n++) await sent()
  const [bad] = await app.db.select({ id: images.id }).from(images)
  const { images: store } = app.parts
  const remove = (id: string) => (id === bad?.id ? Promise.reject(new Error('it is locked')) : store.remove(id))
  const clearBadly = () => clearUnusedImages({ db: app.db, images: { ...store, remove } }, later(25))
  await expect(clearBadly()).rejects.toThrow('it is locked')
  expect(await app.db.$count(images)).toBe(0)
  const left = await readdir(app.mediaFolder)
  expect(new Set(left.map((name) => name.slice(0, 36)))).toEqual(new Set([bad?.id]))
  await expect(clearBadly()).rejects.toThrow('it is locked')
  expect(await clear()).toBe(1)
})

test('never clears a picture that a row refers to', async () => {
  const [own, face, before, photo, account, offered, elsewhere] = await Promise.all(Array.from({ length: 7 }, sent))
  const used = [own, face, before, photo, account, offered, elsewhere].map((address) => address ?? '')
  await referTo('', { image: own, agentImage: face })
  await referTo('', { edit: { at: '', changed: { propertyImage: [before ?? '', 'https://x.example/y'] } } })
  await app.db.update(users).set({ photoUrl: photo }).where(eq(users.id, agent.id))
  await app.db.insert(identityUsers).values({ id: 'a', name: 'A', email: 'a@people.example', image: account })
  const buyer = await make.user(app)
  await make.offer(app, { property: { ...(await home()), image: offered ?? '' }, buyer })
  await referTo('', { image: `https://keyhaven.example${elsewhere?.replace('.webp', '-800.webp')}` })
  const unused = await sent()
  expect(await clear()).toBe(1)
  expect(await isThere(unused)).toBe(false)
  for (const address of used) expect([address, await isThere(address)]).toEqual([address, true])
})

test('clears a reviewer’s earlier photo, even if an earlier version wrote it into their review', async () => {
  const writer = await make.user(app)
  const [earlier, current] = [await sent(), await sent()]
  await app.db.update(users).set({ photoUrl: current }).where(eq(users.id, writer.id))
  await app.db.insert(reviews).values({
    propertyTitle: 'Home',
    agentName: 'Agent',
    reviewTime: '10:11:12',
    description: 'Good',
    reviewerId: writer.id,
    reviewerEmail: writer.email,
    reviewerName: writer.name,
    reviewerImage: earlier,
  })
  await clear()
  expect([await isThere(earlier), await isThere(current)]).toEqual([false, true])
})

test('a listing that is being made with an old upload keeps its picture', async () => {
  const address = await sent()
  const { id } = await home()
  await app.db.transaction(async (tx) => {
    await claimImages(tx, [{ address, field: 'propertyImage' }])
    await clear() // before the listing is committed
    await tx.update(properties).set({ image: address }).where(eq(properties.id, id))
  })
  await clear()
  expect(await isThere(address)).toBe(true)
})

test('listings added while pictures are cleared either have theirs or are rejected', async () => {
  const addresses = await Promise.all(Array.from({ length: 20 }, sent))
  const homes = await Promise.all(addresses.map(home))
  const list = (address: string, at: number) =>
    app.db
      .transaction(async (tx) => {
        await claimImages(tx, [{ address, field: 'propertyImage' }])
        await tx
          .update(properties)
          .set({ image: address })
          .where(eq(properties.id, homes[at]?.id ?? ''))
      })
      .then(
        () => true,
        () => false,
      )
  const [listed] = await Promise.all([Promise.all(addresses.map(list)), clear(), clear()])
  await clear()
  for (const [at, address] of addresses.entries()) expect(await isThere(address)).toBe(listed[at])
})

test('clears a crash’s leftovers after a day: files without a row, complete or half-written', async () => {
  const lost = v7()
  const address = await sent()
  await referTo(address, { image: address })
  await mkdir(app.mediaFolder, { recursive: true })
  for (const name of [`${lost}.webp`, `${lost}-400.webp.part`, 'notes.txt'])
    await writeFile(join(app.mediaFolder, name), 'x')
  expect(await clear(later(23))).toBe(0)
  expect(await clear()).toBe(1)
  const names = await readdir(app.mediaFolder)
  expect(names.filter((name) => name.startsWith(lost))).toEqual([])
  expect(names).toContain('notes.txt')
  expect(names).toContain(`${pictureIdOf(address)}-400.webp`)
})

test('clears any number of files without a row, and a stopped run leaves the rest', async () => {
  await mkdir(app.mediaFolder, { recursive: true })
  const lost = Array.from({ length: 1_100 }, () => `${v7()}.webp`)
  await Promise.all(lost.map((name) => writeFile(join(app.mediaFolder, name), 'x')))
  const leftOver = async () => (await readdir(app.mediaFolder)).filter((name) => lost.includes(name)).length
  const stopped = AbortSignal.abort()
  expect(await clearUnusedImages({ db: app.db, images: app.parts.images }, later(25), stopped)).toBe(0)
  expect(await leftOver()).toBe(1_100)
  expect(await clear()).toBe(1_100)
  expect(await leftOver()).toBe(0)
})
