/** Replacements for letters without a Unicode decomposition. */
export const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

/**
 * Normalizes a name: removes accents, punctuation and case, so that "St. Ives" and "Bourton-on-the-Water" match any
 * spelling.
 */
export const placeKey = (name: string): string =>
  (isPlain(name) ? name.toLowerCase().replace(/['`]/g, '') : withoutAccents(name))
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .replace(/^(saint|sainte|st) (?=.)/, 'st ')

const isPlain = (name: string): boolean => /^[\x20-\x7e]*$/.test(name)

const withoutAccents = (name: string): string =>
  name
    .replace(/[’'`ʻʼ´]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøđłæœıþð]/g, (letter) => plainLetters[letter] ?? letter)

/** Removes the word for the type of region: "Co. Kerry", "Provincia de Málaga", "Kanton Bern". */
export const regionKey = (key: string): string => key.replace(KIND_BEFORE, '').replace(KIND_BEHIND, '') || key

const KIND_BEFORE =
  /^(?:(?:autonomous |free |federal )?(?:state|province|region|republic|canton|county|co|city|municipality|district|departement|dept|provincia|prov|provincie|provincia autonoma|regiao autonoma|regiao|region|departamento|departement|estado|comunidad|comunidad autonoma|comunidad de|principado|land|freistaat|freie hansestadt|kanton|landkreis|kreis|wojewodztwo|woj|judetul|jud|okres|kraj|oblast|obl|megye|nomos|wilayah|tinh|isle|isola|ile|ilha|isla|metropolitan city|citta metropolitana)(?: of the| of| de la| de las| de los| del| della| di| de| do| da| du| des| dos| das| d)?) (?=.)/
const KIND_BEHIND =
  / (?:province|region|oblast|county|governorate|prefecture|canton|state|district|department|municipality|kommune|kommun|lan|megye|vármegye|varmegye|kraj|wojewodztwo|voivodeship|sheng|shi|emirate|sar china|область|край|обл|республика)$/
