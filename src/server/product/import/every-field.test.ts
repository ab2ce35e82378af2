import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { exportApi } from '#contract/export'
import { marketApi } from '#contract/market'
import { propertyApi } from '#contract/property'
import { formFacts } from '#contract/property-facts'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { fullHome as sampleHome, fullUpdate as sampleUpdate } from '../../../../test/people/full-home.ts'
import { uploadDocument } from '../../../../test/people/upload.ts'
import { pdf } from '../../../../test/pictures/pdf.ts'
import { testApp } from '../../../../test/server/app.ts'
import { changedFacts, typedFacts } from '../../../web/listing/facts.form.ts'
import { asWritten } from '../../../web/property/property.queries.ts'
import { csvLines } from '../export/csv.ts'
import { cellOf, listingColumns } from '../export/listing-csv.rules.ts'
import { openTimes } from '../tables/open-time.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

let app: TestApp
let who: Callers
let folder: string
/** Documents of a form are uploaded. */
const documents = [{ url: '', title: 'Areas, by floor' }]
const fullHome = { ...sampleHome, documents }
const fullUpdate = { ...sampleUpdate, documents }
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  const { body } = await uploadDocument(app.url, who.agent.token, await pdf())
  for (const document of documents) document.url = body.url ?? ''
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** The homes of these tests are of one agent, who can open one at a time. */
const cancelOpenTimes = () => app.db.delete(openTimes)
afterEach(cancelOpenTimes)

const create = async (body: object) =>
  (await callAs(app, who.agent, propertyApi.create, { body: body as never })).body.insertedId as string
const read = async (id: string) => asWritten((await callAs(app, who.agent, propertyApi.one, { params: { id } })).body)
/** All sent fields, as the API returns them. */
const whole = {
  ...fullHome,
  contact: expect.objectContaining({ name: 'Kim Lee' }),
  wholeContact: fullHome.contact,
  openTimes: fullHome.openTimes.map((openTime) => expect.objectContaining(openTime)),
  pictures: fullHome.pictures.map((picture) => expect.objectContaining(picture)),
  pictureCount: 7,
  hasFloorPlan: true,
}

async function bring(text: string) {
  const file = join(folder, 'homes.csv')
  await writeFile(file, text)
  const said: string[] = []
  const counts = await importFile(
    { file, agent: who.agent.email, verifyAs: undefined },
    {
      db: app.db,
      gazetteer: app.parts.geocoder,
      currency: 'USD',
      reportFolders: [folder],
      screen: { write: () => {} },
      say: (line) => said.push(line),
      stopped: () => false,
    },
  )
  const of = async (sourceId: string) => {
    const [row] = await app.db.select().from(properties).where(eq(properties.sourceId, sourceId))
    return read(row?.id ?? '')
  }
  return { counts, said, of }
}
const csvOf = (id: string, home: typeof fullHome) =>
  csvLines([
    ['id', ...listingColumns],
    [id, ...listingColumns.map((column) => cellOf(home, column))],
  ])

test('returns every field of a posted home', async () => {
  expect(await read(await create(fullHome))).toMatchObject(whole)
})

test('returns every field of a home without facts after an update of all', async () => {
  const { title, location, price, agentImage, propertyImage, description, date } = fullHome
  const plain = { title, location, price, agentImage, propertyImage, date, description: `${description}.` }
  const id = await create(plain)
  await callAs(app, who.agent, propertyApi.update, { params: { id }, body: fullUpdate as never })
  await callAs(app, who.agent, marketApi.set, { params: { id }, body: { market: fullHome.market } })
  expect(await read(id)).toMatchObject(whole)
})

test('returns every field that an agent enters in the form', async () => {
  const { precision: _, ...rest } = fullHome // a pin that is set by hand is exact
  const basics = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in formFacts)))
  const id = await create({ ...basics, ...changedFacts({}, typedFacts(fullHome)) })
  expect(await read(id)).toMatchObject({ ...whole, precision: 'exact' })
})

test('returns every field of an imported home, in its listing, the own data and the export', async () => {
  const imported = await bring(csvOf('A-1', fullHome))
  expect(imported.said.filter((line) => line.includes('line '))).toEqual([])
  expect(imported.counts).toMatchObject({ read: 1, listed: 1 })
  const listing = await imported.of('A-1')
  expect(listing).toMatchObject(whole)

  const { body: data } = await callAs(app, who.agent, accountApi.data, {})
  const own = data.listings.find(({ id }: { id: string }) => id === listing._id)
  expect(own).toMatchObject({
    ...fullHome,
    openTimes: whole.openTimes,
    pictures: fullHome.pictures,
    pictureCount: 7,
    hasFloorPlan: true,
  })

  const answer = await fetch(`${app.url}/api${exportApi.listings.path}`, {
    headers: { authorization: `Bearer ${who.agent.token}` },
  })
  const exported = await answer.text()
  await cancelOpenTimes()
  const again = await bring(exported.replaceAll('A-1', 'A-2'))
  expect(again.counts.refused).toBe(0)
  const same = await again.of('A-2')
  const { _id, ...rest } = listing
  const hours = fullHome.openTimes.map((each) => expect.objectContaining(each))
  expect(same).toEqual({ ...rest, openTimes: hours, _id: same._id })
})

test('importing an export again adds nothing', async () => {
  await bring(csvOf('B-1', fullHome))
  const answer = await fetch(`${app.url}/api${exportApi.listings.path}`, {
    headers: { authorization: `Bearer ${who.agent.token}` },
  })
  const rows = (await answer.text()).split('\r\n')
  const { counts } = await bring([rows[0], ...rows.filter((row) => row.startsWith('B-1,'))].join('\r\n'))
  expect(counts).toMatchObject({ listed: 0, refused: 0 })
})
