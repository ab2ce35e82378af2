import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PictureKind } from '#contract/property-facts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { images } from '../tables/image.ts'
import { FIRST_WORD_OF_DRAWINGS } from '../tables/picture-match.ts'
import { propertyPictures } from '../tables/property-picture.ts'
import { addFingerprint } from './picture-match.store.ts'
import { samePictures, uncomparedPictures } from './same-pictures.ts'

let app: Awaited<ReturnType<typeof testApp>>
let agent: Person
let other: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  other = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

let described = 0
const PHOTOGRAPH = 1
const DRAWING = FIRST_WORD_OF_DRAWINGS + 1

async function describedPicture(word: number): Promise<string> {
  const name = `home-kinds-${++described}`
  await addFingerprint(app.db, { name, imageId: null }, { words: [word], features: Buffer.from('x') })
  return `/demo/${name}.webp`
}

async function homeWith(owner: Person, url: string, kind: PictureKind | undefined): Promise<string> {
  const { id } = await make.property(app, { agent: owner })
  await app.db.insert(propertyPictures).values({ propertyId: id, position: 1, url, caption: '', kind: kind ?? null })
  return id
}

const copiesOf = async (id: string) =>
  (await samePictures(app.db, [id])).get(id)?.matches.map(({ otherPropertyId }) => otherPropertyId)

test.each<[string, number, PictureKind | undefined, PictureKind | undefined, boolean]>([
  ['a photograph that its lister calls a floor plan', PHOTOGRAPH, undefined, 'floorPlan', true],
  ['a photograph that its lister calls a map', PHOTOGRAPH, undefined, 'map', true],
  ['a photograph that both call an energy chart', PHOTOGRAPH, 'energy', 'energy', true],
  ['a floor plan', DRAWING, 'floorPlan', 'floorPlan', true],
  ['a floor plan without a kind', DRAWING, 'floorPlan', undefined, true],
  ['an energy chart', DRAWING, 'energy', 'energy', false],
  ['a map', DRAWING, 'map', 'map', false],
])('compares by what a picture looks like: %s', async (_, word, kind, kindOfCopy, isFound) => {
  const url = await describedPicture(word)
  const original = await homeWith(agent, url, kind)
  const copy = await homeWith(other, url, kindOfCopy)
  expect(await copiesOf(copy)).toEqual(isFound ? [original] : [])
  expect(await copiesOf(original)).toEqual(isFound ? [copy] : [])
})

test.each<[string, PictureKind | undefined, PictureKind | undefined, boolean]>([
  ['a further picture', undefined, undefined, true],
  ['a photograph that the other calls a map', undefined, 'map', true],
  ['a map', 'map', 'map', false],
])('finds at another host the same address: %s', async (title, kind, kindOfCopy, isFound) => {
  const url = `https://elsewhere.example/${encodeURIComponent(title)}.jpg`
  const original = await homeWith(agent, url, kind)
  const copy = await homeWith(other, url, kindOfCopy)
  expect(await copiesOf(copy)).toEqual(isFound ? [original] : [])
  expect(await copiesOf(original)).toEqual(isFound ? [copy] : [])
})

test('finds the property image at another host, which the other shows as a further picture', async () => {
  const url = 'https://elsewhere.example/front.jpg'
  const original = await make.property(app, { agent, image: url })
  const copy = await homeWith(other, url, undefined)
  expect((await samePictures(app.db, [copy])).get(copy)).toEqual({
    matches: [{ picture: 2, otherPropertyId: original.id, otherPicture: 1, isMirrored: false }],
    compared: [],
    notCompared: [1, 2],
    isPending: false,
  })
})

test('counts the pictures that are not compared yet, and those that can’t be', async () => {
  const stored = { id: randomUUID(), ownerId: agent.id, placeholder: '', width: 800, height: 600 }
  await app.db.insert(images).values(stored)
  const id = await homeWith(agent, `/media/${stored.id}.webp`, undefined) // and a first picture at another host
  expect((await uncomparedPictures(app.db, [id])).get(id)).toEqual({ waiting: 1, notCompared: 1 })
  await addFingerprint(
    app.db,
    { name: stored.id, imageId: stored.id },
    { words: [PHOTOGRAPH], features: Buffer.from('x') },
  )
  expect((await uncomparedPictures(app.db, [id])).get(id)).toEqual({ waiting: 0, notCompared: 1 })
})
