import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { readSettings } from './settings.ts'

const geocoder = { GEOCODER_URL: 'https://nominatim.example/', GEOCODER_EMAIL: 'maps@homes.example' }
const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1', MAP_TILES_ATTRIBUTION: '© Mapmakers' }

test('places and maps are our own until a geocoder or tiles are set', () => {
  expect(readSettings({})).toMatchObject({ nominatim: undefined, mapFile: undefined, mapTiles: undefined })
  expect(readSettings({ HOME_COUNTRY: ' gb ' }).homeCountry).toBe('GB')
  expect(readSettings(geocoder).nominatim).toEqual({ url: 'https://nominatim.example', email: 'maps@homes.example' })
  expect(readSettings({ MAP_FILE: 'maps/region.pmtiles' }).mapFile).toBe('maps/region.pmtiles')
  expect(readSettings(tiles).mapTiles).toEqual({ url: tiles.MAP_TILES_URL, attribution: '© Mapmakers' })
})

test.each([
  [{ GEOCODER_URL: 'https://nominatim.example' }, 'GEOCODER_URL needs GEOCODER_EMAIL too'],
  [{ GEOCODER_EMAIL: 'maps@homes.example' }, 'GEOCODER_EMAIL needs GEOCODER_URL too'],
  [{ ...geocoder, GEOCODER_URL: 'ftp://nominatim.example' }, 'GEOCODER_URL must be an address'],
  [{ ...geocoder, GEOCODER_URL: 'https://me:hush@nominatim.example' }, 'GEOCODER_URL must be an address'],
  [{ ...geocoder, GEOCODER_EMAIL: 'nobody' }, 'GEOCODER_EMAIL must be an e-mail address'],
  [{ HOME_COUNTRY: 'Britain' }, 'HOME_COUNTRY must be the code of a country'],
  [{ HOME_COUNTRY: 'QX' }, 'HOME_COUNTRY must be the code of a country'],
  [{ MAP_TILES_URL: tiles.MAP_TILES_URL }, 'MAP_TILES_URL needs MAP_TILES_ATTRIBUTION too'],
  [{ ...tiles, MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES_URL must be the address of map tiles'],
  [{ ...tiles, MAP_TILES_URL: 'javascript:{z}{x}{y}' }, 'MAP_TILES_URL must be the address of map tiles'],
])('half a service or a wrong address is one clear line: %o', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(OperatorError)
  expect(() => readSettings(environment)).toThrow(line)
})
