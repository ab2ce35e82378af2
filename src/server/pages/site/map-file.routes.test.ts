import { mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAP_FILE_PATH } from '#contract/map-file'
import { siteApi } from '#contract/site'
import { madeTown } from '../../../../test/map/made-town.ts'
import { callAs } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'

const york = { latitude: 53.96, longitude: -1.08 }
const town = madeTown(york)

let folder: string
let path: string
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'map-'))
  path = join(folder, 'region.pmtiles')
  await writeFile(path, town)
  app = await testApp({ DEMO: 'false', MAP_FILE: path })
})
beforeEach(async () => {
  await replaceBy(town)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function replaceBy(content: Buffer): Promise<void> {
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}
const get = (headers: Record<string, string> = {}, search = '', method = 'GET') =>
  fetch(`${app.url}${MAP_FILE_PATH}${search}`, { method, headers })
const versionNow = async () => (await get({}, '', 'HEAD')).headers.get('etag')?.replaceAll('"', '') ?? ''

test('the size and the version of the file are answered without its bytes', async () => {
  const head = await get({}, '', 'HEAD')
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    200,
    String(town.length),
    'bytes',
  ])
  expect(head.headers.get('etag')).toMatch(/^"[\w-]+"$/)
  expect((await callAs(app, { token: '' }, siteApi.read, {})).body).toMatchObject({ mapFile: true })
})

test.each([
  ['bytes=0-6', 'bytes 0-6', 0, 7],
  [`bytes=${town.length - 5}-`, `bytes ${town.length - 5}-${town.length - 1}`, town.length - 5, town.length],
  ['bytes=-3', `bytes ${town.length - 3}-${town.length - 1}`, town.length - 3, town.length],
  ['bytes=0-99999999', `bytes 0-${town.length - 1}`, 0, town.length],
])('%s is that part', async (range, said, start, end) => {
  const answer = await get({ range })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `${said}/${town.length}`])
  expect(Buffer.from(await answer.arrayBuffer()).equals(town.subarray(start, end))).toBe(true)
})

test('a range after the end is refused with the size', async () => {
  const answer = await get({ range: `bytes=${town.length}-` })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${town.length}`])
})

test.each([[{}], [{ range: 'bytes=0-1,4-5' }], [{ range: 'lines=1-2' }]])(
  'the whole file is not sent at once: %o',
  async (headers) => {
    expect((await get(headers)).status).toBe(422)
  },
)

test('what a browser has already is not sent again', async () => {
  const version = await versionNow()
  expect((await get({ 'if-none-match': `"${version}"`, range: 'bytes=0-6' })).status).toBe(304)
  expect((await get({ 'if-range': `"${version}"`, range: 'bytes=0-6' })).status).toBe(206)
  expect((await get({ 'if-match': '"another"', range: 'bytes=0-6' })).status).toBe(412)
})

test('parts of one version are kept for ever, and those of no named version are asked for again', async () => {
  const caching = async (search: string) => (await get({ range: 'bytes=0-6' }, search)).headers.get('cache-control')
  expect(await caching(`?v=${await versionNow()}`)).toBe('public, max-age=31536000, immutable')
  expect(await caching('')).toBe('no-cache')
})

test('an answer has at most two megabytes, and says so', async () => {
  const padded = Buffer.concat([town, Buffer.alloc(3_000_000)])
  await replaceBy(padded)
  const answer = await get({ range: 'bytes=0-' })
  expect(answer.headers.get('content-range')).toBe(`bytes 0-2097151/${padded.length}`)
  expect((await answer.arrayBuffer()).byteLength).toBe(2_097_152)
})

test('the library that the page reads with finds a tile', async () => {
  const archive = new PMTiles(`${app.url}${MAP_FILE_PATH}?v=${await versionNow()}`)
  expect(await archive.getHeader()).toMatchObject({ specVersion: 3, maxZoom: 14 })
  expect((await archive.getZxy(0, 0, 0))?.data.byteLength).toBeGreaterThan(0)
  expect(await archive.getZxy(14, 0, 0)).toBeUndefined()
})

test('a file that is replaced is served from then on, and no part of it as of the one before', async () => {
  const before = await versionNow()
  const other = madeTown(york, 'Brackenhythe')
  await replaceBy(other)
  expect((await get({ range: 'bytes=0-6' }, `?v=${before}`)).status).toBe(404)
  expect((await get({ range: 'bytes=0-6', 'if-range': `"${before}"` })).status).toBe(404)
  const answer = await get({ range: 'bytes=0-' }, `?v=${await versionNow()}`)
  expect(Buffer.from(await answer.arrayBuffer()).equals(other)).toBe(true)
})

test.each([
  ['is cut off in its tiles', () => truncate(path, town.length - 1)],
  ['is cut off in its header', () => truncate(path, 50)],
  ['is overwritten with something else', () => writeFile(path, 'a map')],
  ['is removed', () => rm(path)],
])('a file that %s while it is served is not served any more, until it is whole again', async (_what, spoil) => {
  const before = await versionNow()
  await spoil()
  for (const search of ['', `?v=${before}`]) expect((await get({ range: 'bytes=0-6' }, search)).status).toBe(404)
  await replaceBy(town)
  expect((await get({ range: 'bytes=0-6' })).status).toBe(206)
})

test('without the setting there is no file, and the page does not ask for one', async () => {
  const without = await testApp({ DEMO: 'false' })
  expect((await fetch(`${without.url}${MAP_FILE_PATH}`, { headers: { range: 'bytes=0-6' } })).status).toBe(404)
  expect((await callAs(without, { token: '' }, siteApi.read, {})).body).toMatchObject({ mapFile: false })
  await without.close()
})
