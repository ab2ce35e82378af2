import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../project-root.ts'
import { type Geocoder, GeocoderUnavailable, type Place } from '../geocoder.ts'
import { GAZETTEER_FILE, townsNamed } from './gazetteer-file.ts'

/**
 * Our own geocoder: GeoNames' places of 500 people and more (CC BY 4.0). It is read when it is first asked, and then answers from
 * memory.
 */
export function gazetteer(path = join(root, GAZETTEER_FILE)): Geocoder {
  let reading: Promise<Buffer> | undefined
  const open = (): Promise<Buffer> => {
    reading ??= readFile(path).catch((cause: unknown) => {
      reading = undefined
      throw new GeocoderUnavailable(`the gazetteer ${path} can’t be read: run npm run build`, { cause })
    })
    return reading
  }
  /** What tells places apart knows the names of all countries, which takes its time to load. */
  const find = async (location: string): Promise<Place | undefined> => {
    const [file, { locateTown }] = await Promise.all([open(), import('./locate-town.ts')])
    return locateTown((key) => townsNamed(file, key), location)
  }
  return {
    kind: 'gazetteer',
    locate: find,
    check: async () => {
      if (!(await find('London'))) throw new GeocoderUnavailable(`the gazetteer ${path} is empty`)
    },
  }
}
