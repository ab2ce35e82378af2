import { readFileSync } from 'node:fs'

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

export const addresses = linesOf('addresses.tsv').map((line) => line.split('\t')[1] ?? '')

export const addressesByCountry = linesOf('addresses-by-country.tsv').map((line) => {
  const [country = '', address = '', latitude, longitude] = line.split('\t')
  return { country, address, latitude: Number(latitude), longitude: Number(longitude) }
})

export type Pair = { isSame: boolean; one: string; other: string }

export const pairsOf = (file: string): Pair[] =>
  linesOf(file)
    .map((line) => line.split(' | '))
    .map(([verdict, one = '', other = '']) => ({ isSame: verdict === 'same', one, other }))
