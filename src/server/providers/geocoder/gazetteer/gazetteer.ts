import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../project-root.ts'
import { type Geocoder, GeocoderUnavailable, type Place } from '../geocoder.ts'
import { GAZETTEER_FILE, townsNamed } from './gazetteer-file.ts'
import { locateTown } from './locate-town.ts'

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
  const find = (file: Buffer, location: string): Place | undefined =>
    locateTown((key) => townsNamed(file, key), location)
  return {
    kind: 'gazetteer',
    locate: async (location) => find(await open(), location),
    check: async () => {
      if (!find(await open(), 'London')) throw new GeocoderUnavailable(`the gazetteer ${path} is empty`)
    },
  }
}
