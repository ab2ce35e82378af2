import * as z from 'zod/mini'
import { together } from './problems.ts'

const service = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text),
      'must be an address such as https://nominatim.example, without a password',
    ),
  )
const tiles = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\/[^\s"'<>@]+$/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
      'must be the address of map tiles with {z}, {x} and {y} in it, such as https://tiles.example/{z}/{x}/{y}.png',
    ),
  )
const credit = z.string().check(z.maxLength(200, 'can have at most 200 characters'))

/** The settings of maps; without any, places come from our own gazetteer, and the map shows outlines of land. */
export const mapEnvironment = {
  GEOCODER_URL: z.optional(service),
  GEOCODER_EMAIL: z.optional(z.email('must be an e-mail address')),
  MAP_TILES_URL: z.optional(tiles),
  MAP_TILES_ATTRIBUTION: z.optional(credit),
}

type Environment = z.infer<z.ZodMiniObject<typeof mapEnvironment>>

export type MapSettings = {
  /** A geocoder that speaks Nominatim's protocol. `email`: whom its operator can write to, as Nominatim's policy asks. */
  nominatim: { url: string; email: string } | undefined
  /** Map tiles for the browser. `attribution`: the credit that their licence asks for, as text. All of it is public. */
  mapTiles: { url: string; attribution: string } | undefined
}

export function mapSettings(env: Environment): MapSettings {
  const geocoder = together(env, ['GEOCODER_URL', 'GEOCODER_EMAIL'])
  const tiles = together(env, ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'])
  return {
    nominatim: geocoder && { url: geocoder.GEOCODER_URL.replace(/\/+$/, ''), email: geocoder.GEOCODER_EMAIL },
    mapTiles: tiles && { url: tiles.MAP_TILES_URL, attribution: tiles.MAP_TILES_ATTRIBUTION },
  }
}
