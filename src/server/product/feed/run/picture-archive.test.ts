import { asc, eq } from 'drizzle-orm'
import { reaxmlOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFeed, type FeedWorld, feedWorld, homesOf, runOf, runOnce } from '../../../../../test/feeds/feed-world.ts'
import { zipOf } from '../../../../../test/feeds/zip-of.ts'
import { jpeg } from '../../../../../test/pictures/pictures.ts'
import { images } from '../../tables/image.ts'
import { properties } from '../../tables/property.ts'
import { propertyPictures } from '../../tables/property-picture.ts'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(() => world.close())

/** The widths of the pictures that a home shows, in their order. */
async function widthsOf(reference: string): Promise<(number | undefined)[]> {
  const { db } = world.app
  const home = (await homesOf(world))[reference]
  const further = await db
    .select({ url: propertyPictures.url })
    .from(propertyPictures)
    .innerJoin(properties, eq(properties.id, propertyPictures.propertyId))
    .where(eq(properties.id, home?.id ?? ''))
    .orderBy(asc(propertyPictures.position))
  const widths = new Map((await db.select().from(images)).map(({ id, width }) => [id, width]))
  return [home?.image ?? '', ...further.map(({ url }) => url)].map((url) =>
    widths.get(/[\da-f-]{36}/.exec(url)?.[0] ?? ''),
  )
}

test('shows all pictures of a ZIP at the homes that name them, in their order', async () => {
  const pictures = (home: number) => [1, 2, 3, 4].map((picture) => `${home}-${picture}.jpg`)
  const homes = [1, 2, 3]
  const width = (name: string) => 100 + 10 * Number(name[0]) + Number(name[2])
  const files = await Promise.all(
    homes.flatMap(pictures).map(async (name) => [name, await jpeg(width(name), 60)] as const),
  )
  const listings = homes.map(
    (home) => `<residential status="current"><uniqueID>R${home}</uniqueID><price currency="USD">650000</price>
      <address><street>Wattle Road</street><suburb>Ballarat</suburb></address><headline>A home</headline>
      <images>${pictures(home)
        .map((name, at) => `<img id="${'mabc'[at]}" file="${name}"/>`)
        .join('')}</images></residential>`,
  )
  const xml = Buffer.from(reaxmlOf(...listings))
  world.agency.files.set('/homes.csv', { body: await zipOf({ 'homes.xml': xml, ...Object.fromEntries(files) }) })
  const feed = await addFeed(world)
  const run = await runOnce(world, feed, { withPictures: true })
  expect((await runOf(world, feed, run._id)).counts).toMatchObject({ new: 3, pictures: 12, failedPictures: 0 })
  for (const home of homes) expect(await widthsOf(`R${home}`)).toEqual(pictures(home).map(width))
})
