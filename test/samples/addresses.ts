import { readFileSync } from 'node:fs'

const linesOf = (file: string): string[][] =>
  readFileSync(`test/samples/${file}`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

export const addresses: string[] = linesOf('addresses.tsv').map(([, address = '']) => address)

/** Addresses in common spellings of many countries, with their towns' points. */
export const addressesByCountry = linesOf('addresses-by-country.tsv').map(
  ([country = '', address = '', latitude, longitude]) => ({
    country,
    address,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
)
