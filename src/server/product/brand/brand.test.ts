import { afterEach, beforeEach, expect, test } from 'vitest'
import { brandName, setBrand } from '#contract/brand'
import type { BrandFields } from '#contract/brand-fields'
import { type BrandVersion, brandApi, MAX_BRAND_VERSIONS } from '#contract/site-brand'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { letter } from '../mail/letter.ts'

let app: TestApp
let admin: Person
beforeEach(async () => {
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '4' }, undefined, { page: builtPage })
  admin = await make.user(app, { role: 'admin', name: 'Ida Lovell' })
})
afterEach(async () => {
  await app.close()
  setBrand({})
})

const casaSol: BrandFields = { parts: ['Casa', 'Sol'], company: 'Casa Sol S.L.', tagline: 'Homes in the south' }
const marHomes: BrandFields = { parts: ['Mar', 'Homes'] }

const read = () => callAs(app, admin, brandApi.read, {})
const save = (body: object) => callAs(app, admin, brandApi.save, { body: body as BrandFields })
const titleOf = async (path: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(new URL(path, app.url))).text())?.[1]
const mailEnd = () =>
  letter({ email: 'buyer@example.com' }, () => ({ subject: 'News', lines: ['A line.'] }))
    .write()
    .body.split('\n')
    .at(-1)

test('what an admin saves is at once in the next page and the next mail', async () => {
  expect((await read()).body).toEqual({ fields: {}, from: 'own', hasFile: false, versions: [] })
  expect(await titleOf('/terms')).toContain('KeyHaven')
  expect((await save(casaSol)).status).toBe(201)
  expect(await titleOf('/terms')).toContain('CasaSol')
  expect(await titleOf('/')).toBe('CasaSol: Homes in the south')
  expect(mailEnd()).toBe('CasaSol')
  const { body } = await read()
  expect(body).toMatchObject({ fields: casaSol, from: 'saved' })
  expect(body.versions).toEqual([
    { _id: expect.any(String), name: 'CasaSol', savedAt: expect.any(String), savedBy: 'Ida Lovell' },
  ])
})

test('goes back to a version, and to the defaults, and loses neither', async () => {
  const { body: first } = await save(casaSol)
  await save(marHomes)
  expect(brandName()).toBe('MarHomes')
  await callAs(app, admin, brandApi.goBack, { params: { id: first.insertedId } })
  expect(brandName()).toBe('CasaSol')
  await callAs(app, admin, brandApi.reset, {})
  expect(brandName()).toBe('KeyHaven')
  const { body } = await read()
  expect(body).toMatchObject({ fields: {}, from: 'own' })
  expect(body.versions.map(({ name }: BrandVersion) => name)).toEqual([undefined, 'CasaSol', 'MarHomes', 'CasaSol'])
})

test('takes out of a name what can’t be seen, and refuses one of that alone', async () => {
  expect((await save({ parts: ['Casa\u202e ', 'Sol\u0007\u202c'], about: '\u202eHomes' })).status).toBe(201)
  expect((await read()).body.fields).toMatchObject({ parts: ['Casa ', 'Sol'], about: 'Homes' })
  const { status, body } = await save({ parts: ['\u200b', ''] })
  expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, ['parts.0']])
})

test('a version that does not exist can’t be gone back to', async () => {
  const id = '0198c1f0-0000-7000-8000-000000000000'
  expect((await callAs(app, admin, brandApi.goBack, { params: { id } })).status).toBe(404)
  expect(brandName()).toBe('KeyHaven')
})

test('refuses what is no brand, with a sentence for each field, and keeps the former', async () => {
  await save(marHomes)
  const { status, body } = await save({
    parts: ['', 'Sol'],
    logo: 'ftp://files.example/logo.svg',
    links: [
      { text: 'Imprint', url: '/imprint' },
      { text: 'Nowhere', url: 'nowhere' },
    ],
    slogan: 'x',
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    errors: {
      'parts.0': expect.any(String),
      logo: expect.any(String),
      'links.1.url': expect.any(String),
    },
  })
  expect(brandName()).toBe('MarHomes')
})

test('refuses a colour in which texts can’t be read, and takes the nearest that it names', async () => {
  const colours = { main: '#1f4a3d', accent: '#ffee00' }
  const { status, body } = await save({ colours })
  expect(status).toBe(422)
  const shown = await callAs(app, admin, brandApi.palette, { query: colours })
  expect(shown.body).toEqual({ refused: 'accent', nearest: expect.stringMatching(/^#[\da-f]{6}$/) })
  const accent = shown.body.nearest
  expect(body).toMatchObject({ errors: { 'colours.accent': expect.stringContaining(accent) } })
  expect((await save({ colours: { ...colours, accent } })).status).toBe(201)
})

test('does not go back to colours that an earlier release took', async () => {
  const { rows } = await app.db.$client.query(
    `insert into site_brand (id, fields) values (gen_random_uuid(), '{"colours": {"main": "#1f4a3d", "accent": "#ffee00"}}') returning id`,
  )
  await save(marHomes)
  const { status, body } = await callAs(app, admin, brandApi.goBack, { params: { id: rows[0].id } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { 'colours.accent': expect.stringMatching(/#[\da-f]{6}/) } })
  expect(brandName()).toBe('MarHomes')
})

test('refuses an uploaded picture that was cleared', async () => {
  const { status, body } = await save({ logo: '/media/0198c1f0-0000-7000-8000-000000000000.webp' })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { logo: expect.any(String) } })
})

test('another server has it at once, and one that starts later', async () => {
  await app.db.$client.query(
    `insert into site_brand (id, fields) values (gen_random_uuid(), '{"parts": ["Far", "Away"]}'); select pg_notify('keyhaven_brand', 'new')`,
  )
  await expect.poll(brandName).toBe('FarAway')
  const database = { db: app.db, url: app.databaseUrl, close: async () => {} }
  const later = await testApp({ DEMO: 'false' }, undefined, { database })
  expect(brandName()).toBe('FarAway')
  await later.close()
})

test('keeps a limited number of versions', async () => {
  await app.db.$client.query(
    `insert into site_brand (id, fields, created_at) select gen_random_uuid(), '{}', now() - make_interval(days => n) from generate_series(1, ${MAX_BRAND_VERSIONS + 5}) n`,
  )
  await save(casaSol)
  const { body } = await read()
  expect(body.versions).toHaveLength(MAX_BRAND_VERSIONS)
  expect(body.versions[0]?.name).toBe('CasaSol')
  const { rows } = await app.db.$client.query('select count(*)::int as count from site_brand')
  expect(rows[0].count).toBe(MAX_BRAND_VERSIONS)
})

test('the audit trail says what was changed', async () => {
  await save(casaSol)
  await save(marHomes)
  const { rows } = await app.db.$client.query(
    `select actor_email, action, before, after from audit_entry where subject_kind = 'brand' order by id`,
  )
  expect(rows).toEqual([
    {
      actor_email: admin.email,
      action: 'save',
      before: null,
      after: { ...casaSol, parts: undefined, name: 'CasaSol' },
    },
    expect.objectContaining({
      action: 'save',
      before: expect.objectContaining({ name: 'CasaSol' }),
      after: { name: 'MarHomes' },
    }),
  ])
})
