// Prints the texts of test/texts that are read a second by all rules.
import { readdir, readFile } from 'node:fs/promises'
import { contactsIn, leadsAwayIn, paymentsIn, priceTerms } from 'listing-text'

const ROUNDS = 3
const folder = new URL('../test/texts/', import.meta.url)
const files = (await readdir(folder)).filter((name) => name.endsWith('.txt'))
const lines = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
const texts = lines
  .join('\n')
  .split('\n')
  .flatMap((line) => /^(?:payment|away|contact|honest): (.*)$/.exec(line)?.[1] ?? [])
const readAll = () => {
  for (const text of texts) {
    for (const read of [contactsIn, paymentsIn, leadsAwayIn]) read(text)
    priceTerms({ title: '', description: text })
  }
}
readAll()
const start = performance.now()
for (let round = 0; round < ROUNDS; round++) readAll()
const seconds = (performance.now() - start) / 1000
console.log(`${Math.round((ROUNDS * texts.length) / seconds)} listings a second`)
