import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { madeTown } from '../../../../test/map/made-town.ts'
import { pmtilesArchive } from '../../../../test/map/pmtiles-archive.ts'
import { createLog } from '../../platform/logging/log.ts'
import { readSettings } from '../../settings/settings.ts'
import { keepMapFile } from './keep-map-file.ts'
import { openMapFile } from './map-file.ts'

const town = madeTown({ latitude: 53.96, longitude: -1.08 })
const oneTile = { tiles: [{ z: 0, x: 0, y: 0, data: new Uint8Array([1, 2]) }], bounds: [-1, -1, 1, 1] as const }
const layers = (...ids: string[]) => ({ vector_layers: ids.map((id) => ({ id })) })
const archive = (more: object) =>
  pmtilesArchive({ ...oneTile, bounds: [-1, -1, 1, 1], metadata: layers('earth'), ...more })

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'map-'))
  path = join(folder, 'region.pmtiles')
})
afterAll(() => rm(folder, { recursive: true }))

test('a file of vector tiles is opened with its size and zooms', async () => {
  await writeFile(path, town)
  const file = await openMapFile(path)
  expect(file).toMatchObject({ size: town.length, zooms: { from: 0, to: 14 } })
  expect((await file.read({ start: 0, end: 6 }))?.toString()).toBe('PMTiles')
  await file.close()
})

test('bytes that were changed in place are not read as those of the file that was opened', async () => {
  await writeFile(path, town)
  const file = await openMapFile(path)
  await writeFile(path, Buffer.alloc(town.length))
  expect(await file.read({ start: 0, end: 6 })).toBeUndefined()
  await file.close()
})

test('a file that is closed while a range of it is read counts as replaced', async () => {
  await writeFile(path, town)
  const file = await openMapFile(path)
  const [bytes] = await Promise.all([file.read({ start: 0, end: 6 }), file.close()])
  expect([bytes, await file.read({ start: 0, end: 6 })]).toEqual([undefined, undefined])
})

const wrongLength = Buffer.from(town)
wrongLength.writeBigUInt64LE(2n ** 50n, 32) // the length of the metadata
const noDirectory = Buffer.from(town)
noDirectory.fill(0xff, 127, 160)

test.each([
  [Buffer.alloc(0), 'is no PMTiles file.'],
  [Buffer.from('{"type": "FeatureCollection"}'.padEnd(200)), 'is no PMTiles file.'],
  [town.subarray(0, 126), 'is no PMTiles file.'],
  [town.subarray(0, 200), `is cut off: it has 200 of ${town.length} bytes.`],
  [town.subarray(0, -1), `is cut off: it has ${town.length - 1} of ${town.length} bytes.`],
  [wrongLength, 'is cut off:'],
  [noDirectory, 'is damaged: its metadata can’t be read.'],
  [archive({ specVersion: 2 }), 'has version 2 of PMTiles, and not 3.'],
  [archive({ tileType: 2 }), 'has no vector tiles (MVT).'],
  [archive({ metadata: layers('lights') }), 'has no layer earth, water, roads: it is no basemap of Protomaps.'],
  [archive({ metadata: {} }), 'is damaged: its metadata can’t be read.'],
])('what can’t be shown is refused with a sentence: file %#', async (content, sentence) => {
  await writeFile(path, content)
  await expect(openMapFile(path)).rejects.toThrow(`${path} ${sentence}`)
})

test('reports a folder and a missing file', async () => {
  await expect(openMapFile(join(folder, 'none'))).rejects.toThrow('can’t be read (ENOENT).')
  await mkdir(join(folder, 'maps'), { recursive: true })
  await expect(openMapFile(join(folder, 'maps'))).rejects.toThrow('is not a file.')
})

test('the log says once why a file can’t be used, and when there is another one', async () => {
  const log = createLog(readSettings({ LOG_LEVEL: 'silent' }))
  const warn = vi.spyOn(log, 'warn')
  const info = vi.spyOn(log, 'info')
  await writeFile(path, town.subarray(0, 5_000))
  const kept = keepMapFile({ path, log })
  expect(await kept.current()).toBeUndefined()
  expect(await kept.current()).toBeUndefined()
  expect(warn.mock.calls.map(([, line]) => line)).toEqual([
    expect.stringMatching(/^the map of MAP_FILE can’t be used, and the embedded map is shown: .* is cut off/),
  ])
  await writeFile(path, town)
  expect(await kept.current()).toMatchObject({ size: town.length })
  expect(info.mock.calls.map(([, line]) => line)).toEqual(['the file of MAP_FILE is another one, which is shown now'])
  await kept.stop()
})
