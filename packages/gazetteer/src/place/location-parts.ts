import { boundedMap } from './bounded-map.ts'
import { placeKey } from './place-key.ts'
import { type Postcode, takePostcodes } from './postcodes.ts'

/**
 * A part of a location, such as a street, district, town or country. `isNumbered`: followed by a district's number, so
 * it is a town.
 */
export type LocationPart = { text: string; postcode?: string; isNumbered?: true }

/** A split location. `isCapitals`: the location is all in capitals, so case carries no information. */
export type LocationParts = { parts: LocationPart[]; postcodes: Postcode[]; isCapitals: boolean }

type IsName = (key: string) => boolean

const SEPARATORS = /[,;\n\t|•،、，；؛]|\s[-–—·]+\s|\s-(?=\S)/
const PARENTHESES = /[()（）[\]]/
const MAX_PARTS = 12
const MAX_PIECES = 1_000
const DISTRICT =
  /(?<!\s)(?:\s+(?:cedex|(?:\d{1,2}|[IVX]{1,5})(?:er|e|ème|eme|th|st|nd|rd|\.)?(?:\s+(?:arrondissement|arr\.?|district|kerület|Bezirk|obvod))?)){1,4}$/iu
const LETTER_OF_DISTRICT = /(?<!\s)\s+(?:[KVCSNØMBW]|NV|SV|SØ|NØ|NW|SW|SE|NE)$/u
/**
 * Matches a word for "town" before a name: "г. Москва", "TP. Hồ Chí Minh"; not in "Città di Castello", which is a name.
 */
const KIND_OF_TOWN =
  /^(?:г\.\s*|гор\.\s*|город\s+|м\.\s*|місто\s+|гр\.\s*|tp\.?\s+|thành phố\s+|kota\s+|mun\.\s+|municipiul\s+|city of\s+)(?=\p{Letter})/iu

/**
 * Returns a parser of locations. `isName`: returns true for the name of a known place. Recent pieces are cached, as the
 * rows of a file share streets and towns.
 */
export function partsReader(isName: IsName): (location: string) => LocationParts {
  const known = boundedMap<string, LocationPart[]>(MAX_PIECES)
  return (location) => {
    const text = location
      .normalize('NFC')
      .replace(DOTTED_LETTERS, (letters) => letters.replaceAll('.', '').replaceAll(' ', ''))
    const { pieces, postcodes } = takePostcodes(text, SEPARATORS)
    const parts = pieces.flatMap(({ text: piece, postcode }) => {
      const [first, ...others] = known.get(piece) ?? known.add(piece, inner(piece, isName).map(partOf))
      if (!first) return []
      return [postcode ? { ...first, postcode } : first, ...others]
    })
    return {
      parts: parts.filter((part) => part.text !== '').slice(-MAX_PARTS),
      postcodes,
      isCapitals: !/\p{Lowercase}/u.test(location),
    }
  }
}

const DOTTED_LETTERS = /(?<!\p{Letter})(?:\p{Lu}\.\s?){2,3}(?=\s|,|\)|$)/gu

/**
 * Splits a piece at brackets and slashes, as in "Milano (MI)" or "Kadıköy/İstanbul", but keeps known names whole:
 * "Halle (Saale)", "Biel/Bienne".
 */
function inner(piece: string, isName: IsName): string[] {
  if (isName(placeKey(piece))) return [piece]
  const parts = piece.split(PARENTHESES).flatMap((one) => (isName(placeKey(one)) ? [one] : one.split('/')))
  return parts.flatMap((one) => segments(one.trim(), isName)).filter(Boolean)
}

function partOf(text: string): LocationPart {
  const plain = text.trim().replace(KIND_OF_TOWN, '')
  return { text: plain, ...(DISTRICT.test(plain) && { isNumbered: true }) }
}

const MAX_SEGMENT = 12
const KIND_IN_HAN = /[市区區町村县縣郡州镇鎮]$/

/**
 * Splits an address without separators that begins with the largest place, as in Chinese, Japanese and Korean. Returns
 * the smallest place first.
 */
function segments(text: string, isName: IsName): string[] {
  if (/^\p{Script=Hangul}/u.test(text)) return text.split(/\s+/).toReversed()
  if (!/^\p{Script=Han}/u.test(text)) return [text]
  const found: string[] = []
  let rest = text.replace(/\s+/g, '')
  while (rest) {
    const name = longestName(rest, isName) ?? /^\p{Script=Han}{1,4}?[市区區县縣郡]/u.exec(rest)?.[0]
    if (!name) break
    found.unshift(name)
    rest = rest.slice(name.length)
  }
  return found.length > 0 ? found : [text]
}

function longestName(text: string, isName: IsName): string | undefined {
  for (let length = Math.min(MAX_SEGMENT, text.length); length >= 2; length--) {
    const name = text.slice(0, length)
    if (isName(placeKey(name)) || (KIND_IN_HAN.test(name) && length > 2 && isName(placeKey(name.slice(0, -1)))))
      return name
  }
  return undefined
}

/** Returns possible spellings of a place name, likeliest first: as written, then without additions to the name. */
export function namesOf({ text }: LocationPart): string[] {
  const spelt = [text, ...[DISTRICT, LETTER_OF_DISTRICT, KIND_IN_HAN, DIRECTION].map((end) => text.replace(end, ''))]
  const keys = [...new Set(spelt)].map(placeKey)
  const plain = keys.map((key) => key.replace(KIND_BEHIND, ''))
  return [...new Set([...keys, ...plain, ...plain.map(withoutUmlauts)])].filter(Boolean)
}

const DIRECTION =
  /(?<!\s)\s+(?:selatan|utara|barat|timur|pusat|nord|sud|süd|est|ost|ouest|norte|sur|centro|centre|center|central|zentrum|mitte|city cent(?:re|er)|centrum|keskusta|sentrum|merkez|north|south|east|west|downtown)$/iu
const KIND_BEHIND = /(?: (?:island|village|city|township|town|district|ku|gu|shi|si|qu|area)| sar)$/
const withoutUmlauts = (key: string): string => key.replace(/([aou])e/g, '$1')
