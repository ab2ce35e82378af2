import * as z from 'zod/mini'
import { complete, incomplete } from './groups.ts'
import { country, serviceAddress } from './values.ts'

const tiles = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s"'<>@]+$/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
      'must be the address of map tiles with {z}, {x} and {y} in it, such as https://tiles.example/{z}/{x}/{y}.png',
    ),
  )
const credit = z.string().check(z.maxLength(200, 'can have at most 200 characters'))

export const mapEnvironment = {
  GEOCODER_URL: z.optional(serviceAddress('https://nominatim.example')),
  GEOCODER_EMAIL: z.optional(z.email('must be an e-mail address')),
  HOME_COUNTRY: country,
  MAP_FILE: z.optional(z.string()),
  MAP_TILES_URL: z.optional(tiles),
  MAP_TILES_ATTRIBUTION: z.optional(credit),
}

type Environment = z.infer<z.ZodMiniObject<typeof mapEnvironment>>

export const mapProblems = (env: Environment): (string | undefined)[] => [
  incomplete(env, ['GEOCODER_URL', 'GEOCODER_EMAIL']),
  incomplete(env, ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION']),
]

export const mapSettings = (env: Environment) => ({
  /** A geocoder with Nominatim's protocol. `email`: the contact that Nominatim's policy requires. */
  nominatim: complete({ url: env.GEOCODER_URL?.replace(/(?<!\/)\/+$/, ''), email: env.GEOCODER_EMAIL }),
  /** The country assumed for a town that is named without one. Unset: the best known town of the name. */
  homeCountry: env.HOME_COUNTRY,
  /** A PMTiles file of streets. Unset, or not usable: the map shows tiles or the embedded land alone. */
  mapFile: env.MAP_FILE,
  /** The server of map tiles. `attribution`: the credit that its licence requires, as text. Both are public. */
  mapTiles: complete({ url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION }),
})
