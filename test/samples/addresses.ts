import { readFileSync } from 'node:fs'

/** Ordinary addresses in the scripts of the world, ten of each. */
export const addresses: string[] = readFileSync('test/samples/addresses.tsv', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t')[1] ?? '')
