import { readFileSync } from 'node:fs'

/** Addresses in many scripts. */
export const addresses: string[] = readFileSync('packages/gazetteer/test/addresses.tsv', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t')[1] ?? '')
