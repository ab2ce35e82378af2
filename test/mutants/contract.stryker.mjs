// Mutants of the contract, by its own tests.
import { shared } from './shared.mjs'

const deciding =
  'currency,image,money,number-choice,offer,offer-status,payment-parts,price,property,property-status,text,user,viewing-hours,viewing-status'

export default {
  ...shared('test/mutants/contract.vitest.ts'),
  mutate: [`src/contract/{${deciding}}.ts`, 'packages/price-text/src/{amount,number-text,price-amounts}.ts'],
}
