import { readFileSync } from 'node:fs'

const linesOf = (file: string): string[][] =>
  readFileSync(`test/samples/${file}`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))

/** Ordinary addresses in the scripts of the world, ten of each. */
export const addresses: string[] = linesOf('addresses.tsv').map(([, address = '']) => address)

/** Addresses of many countries in the forms in which people write them, each with the point of its town. */
export const addressesByCountry = linesOf('addresses-by-country.tsv').map(
  ([country = '', address = '', latitude, longitude]) => ({
    country,
    address,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
)
