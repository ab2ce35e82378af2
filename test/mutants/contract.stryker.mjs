// Mutants of the contract, by its own tests.
import { shared } from './shared.mjs'

const deciding =
  'amount,currency,image,money,number-text,offer,payment-parts,price,price-text,property,text,user,viewing-hours,viewing-status'

export default { ...shared('test/mutants/contract.vitest.ts'), mutate: [`src/contract/{${deciding}}.ts`] }
