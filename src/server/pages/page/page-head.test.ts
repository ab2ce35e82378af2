import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { appWithPages, ORIGIN } from '../../../../test/server/app-with-pages.ts'
import { users } from '../../platform/db/tables/user.ts'
import { pictureConverter } from '../../product/image/conversion/convert-picture.ts'
import { keepPicture } from '../../product/image/keep-picture.ts'
import { propertyAddresses } from '../../product/tables/property-address.ts'

let app: TestApp
let agent: Person
let get: Awaited<ReturnType<typeof appWithPages>>['get']
beforeAll(async () => {
  ;({ app, agent, get } = await appWithPages())
})
afterAll(async () => app.close())

const allData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text))

test('search engines read the rooms, the area, the point and the address of a home, and the way to it', async () => {
  const facts = { type: 'house', bedrooms: 3, bathrooms: 1.5, area: 120, areaUnit: 'm2', yearBuilt: 1930 } as const
  const place = { location: '9 Lake Road, Bend, Oregon, USA', latitude: 44.05, longitude: -121.31 }
  const { id } = await make.property(app, { agent, title: 'Lock house', ...facts, ...place })
  const parts = { houseNumber: '9', street: 'Lake Road', town: 'Bend', region: 'Oregon', country: 'US' }
  await app.db.insert(propertyAddresses).values({ propertyId: id, ...parts })
  const [listing, trail] = allData((await get(`/propertyDetails/${id}`)).html)
  expect(listing.mainEntity).toMatchObject({
    '@type': 'House',
    numberOfRooms: { minValue: 3 },
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 2,
    floorSize: { value: 120, unitCode: 'MTK' },
    yearBuilt: 1930,
    geo: { latitude: 44.05, longitude: -121.31 },
    address: { streetAddress: '9 Lake Road', addressLocality: 'Bend', addressRegion: 'Oregon', addressCountry: 'US' },
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, name: 'Lock house', item: `${ORIGIN}/propertyDetails/${id}` },
    ],
  })
})

test('search engines read how many rooms a home has in all, where that is known', async () => {
  const { id } = await make.property(app, { agent, bedrooms: 2, figures: { rooms: 3.5 } })
  const [{ mainEntity }] = allData((await get(`/propertyDetails/${id}`)).html)
  expect(mainEntity).toMatchObject({ numberOfRooms: 3.5, numberOfBedrooms: 2 })
})

test('a home that is only known to be in a town has no point', async () => {
  const { id } = await make.property(app, { agent, latitude: 44, longitude: -121, precision: 'town' })
  const [{ mainEntity }] = allData((await get(`/propertyDetails/${id}`)).html)
  expect(mainEntity.geo).toBeUndefined()
})

test('a shared home shows its picture in its size, and an agent a small one', async () => {
  const { id } = await make.property(app, { agent, title: 'Mill', image: '/demo/home-04-lake-cabin.webp' })
  const home = (await get(`/propertyDetails/${id}`)).html
  for (const [name, content] of [
    ['alt', 'Mill'],
    ['width', '1600'],
    ['height', '1067'],
  ])
    expect(home).toContain(`<meta property="og:image:${name}" content="${content}">`)
  expect(home).toContain('<meta name="twitter:card" content="summary_large_image">')
  const person = await make.user(app, { role: 'agent', name: 'Abe Lock' })
  await app.db.update(users).set({ photoUrl: '/media/initials?name=Abe' }).where(eq(users.id, person.id))
  const page = (await get(`/agent/${person.id}`)).html
  expect(page).toContain('<meta name="twitter:card" content="summary">')
  expect(page).toContain('<meta property="og:image:alt" content="Abe Lock">')
})

test('a shared home with a panorama names the stored width of the picture, which is above 1600 px', async () => {
  const stored = await pictureConverter()(
    await sharp({ create: { width: 6000, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
  const image = await keepPicture({ db: app.db, images: app.parts.images, quotaBytes: 0 }, stored, agent)
  const file = sharp(stored.renditions.find(({ width, format }) => width === 1600 && format === 'webp')?.bytes)
  const { width, height } = await file.metadata()
  expect(width).toBeGreaterThan(1600)
  const { id } = await make.property(app, { agent, image })
  const { html } = await get(`/propertyDetails/${id}`)
  expect(html).toContain(`<meta property="og:image:width" content="${width}">`)
  expect(html).toContain(`<meta property="og:image:height" content="${height}">`)
})

test.each([
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
])('a visitor without scripts reads %s', async (path, title) => {
  const { html } = await get(path)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>.*<h2`, 's'))
  expect(html).toContain(`<title>${title} · KeyHaven</title>`)
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`)
})

test.each(['/', '/login', '/registration', '/terms', '/privacy'])(
  '%s may be found, at its one address',
  async (path) => {
    const { html } = await get(`${path}?utm_source=x`)
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`)
    expect(html).not.toContain('noindex')
  },
)

test.each([
  '/login?from=%2Fdashboard',
  '/allProperty',
  '/dashboard/wishlist',
  '/resetPassword',
  '/nowhere',
  '/agent/x',
])('%s is marked as not to be indexed, without a canonical address', async (path) => {
  const { html } = await get(path)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/rel="canonical"|og:url/)
})
