import { api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { OUTGOING_FORMATS } from '../../src/contract/feed-address.ts'
import { screens } from '../../src/contract/screens.ts'
import { callAs, type TestApp } from './access.ts'
import { call } from './deal.ts'
import type { Person } from './make.ts'

/** Every part that a home with its town alone hides. */
export const HIDDEN = /zephyr|quillon|BA1 ?5QX|Flat 37|51\.38765|-2\.36543/i

/** A listing that names its address wherever it can. */
export const hiddenHome = {
  title: '41 Zephyr Walk',
  location: 'Flat 37, Quillon House, 41 Zephyr Walk, Bath, BA1 5QX, United Kingdom',
  address: {
    unit: 'Flat 37',
    building: 'Quillon House',
    houseNumber: '41',
    street: 'Zephyr Walk',
    town: 'Bath',
    postcode: 'BA1 5QX',
    country: 'GB',
  },
  addressShown: 'town',
  price: '250,000',
  agentImage: '/demo/avatar-2.webp',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  description: 'Quillon House stands in Zephyr Walk. Three rooms.',
  features: ['Balcony', 'Key to Quillon House’s garden'],
  language: 'en',
  translations: {
    es: {
      title: 'Piso en Zephyr Walk',
      description: 'El edificio Quillon House está en Zephyr Walk. Tres habitaciones.',
    },
    ar: { title: 'شقة في 41 Zephyr Walk' },
  },
  type: 'apartment',
  latitude: 51.38765,
  longitude: -2.36543,
  pictures: [{ url: '/demo/home-12-living-room.webp', caption: 'Seen from Zephyr Walk' }],
  tours: [{ url: 'https://youtu.be/1', title: 'Round 41 Zephyr Walk' }],
  heating: 'Boiler of Quillon House',
  energyCosts: '41 Zephyr Walk: 1,200 a year',
  councilTax: 'Band D',
}

/** All calls that read, but for the one that says a sentence again as it understood it. */
const reads = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { method, path }]) => method === 'GET' && path !== '/events' && !path.endsWith('/understood'))
    .map(([name, { path, query }]) => ({ name: `${noun}.${name}`, path, asked: Object.keys(query?.shape ?? {}) })),
)

/** The queries that each call is sent with, of those that it knows. */
const queriesOf = (homeId: string): Record<string, string>[] => [
  { q: 'Bath' },
  { q: 'zephyr' },
  { bbox: '-180,-85,180,85', zoom: '10' },
  { bbox: '-2.5,51.3,-2.3,51.5', zoom: '10' },
  { ids: homeId },
  { location: 'Bath' },
  { propertyId: homeId },
  { as: 'buyer' },
]

export async function textAt(app: TestApp, path: string, person?: Person): Promise<string> {
  const headers: Record<string, string> = person
    ? { authorization: `Bearer ${person.token}` }
    : { accept: 'text/html,*/*' }
  return (await fetch(`${app.url}${path}`, { headers })).text()
}

/** Returns the answers that tell a person of a hidden part, of all calls that read. `ids`: of the home, and of what there is about it. */
export async function leaksTo(app: TestApp, person: Person | undefined, ids: [home: string, ...string[]]) {
  const email = encodeURIComponent(person?.email ?? '')
  const leaks: string[] = []
  for (const { name, path, asked } of reads)
    for (const query of [
      {},
      ...queriesOf(ids[0]).filter((one) => Object.keys(one).every((key) => asked.includes(key))),
    ])
      for (const id of path.includes(':id') ? ids : [ids[0]]) {
        const search = new URLSearchParams(query).toString()
        const address = `/api${path.replace(':id', id).replace(':email', email)}?${search}`
        const found = HIDDEN.exec(await textAt(app, address, person))
        if (found) leaks.push(`${name}?${search}: ${found[0]}`)
      }
  return leaks
}

/** Returns the pages and files for portals that show a visitor a hidden part. */
export async function leakingPages(app: TestApp, agent: Person, id: string): Promise<string[]> {
  const pages = Object.values(screens).map((screen) => screen.replace(/:\w+/g, id))
  const { path } = (await call(app, agent, 'POST', '/feedAddress', {})).body as { path: string }
  const files = OUTGOING_FORMATS.map((format) => `/api${path}/${format}`)
  const leaks: string[] = []
  for (const address of [...pages, ...files, '/sitemap.xml', '/robots.txt', `/agents/${agent.id}`]) {
    const found = HIDDEN.exec(await textAt(app, address))
    if (found) leaks.push(`${address}: ${found[0]}`)
  }
  return leaks
}

/** Adds the listing as its agent does, and verifies it. Returns its id. */
export async function addVerified(app: TestApp, { agent, admin }: { agent: Person; admin: Person }, more: object = {}) {
  const body = { ...hiddenHome, ...more } as never
  const id = (await callAs(app, agent, api.property.create, { body })).body.insertedId as string
  await callAs(app, admin, api.property.decide, { params: { id }, body: { status: 'verified' } })
  return id
}

/** Reviews the home by the title under which its agent reads it. */
export async function reviewAs(app: TestApp, person: Person, propertyId: string): Promise<void> {
  const { title: propertyTitle } = hiddenHome
  const body = { propertyId, propertyTitle, agentName: 'Ada', reviewDescription: 'Light.', rating: 5 }
  const { status } = await call(app, person, 'POST', '/reviews', body)
  if (status !== 201) throw new Error(`the review was refused: ${status}`)
}
