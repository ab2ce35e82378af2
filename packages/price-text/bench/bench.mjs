// Prints the texts of test/price-texts.json that are read a second.
import { readFile } from 'node:fs/promises'
import { readAmounts } from 'price-text'

const ROUNDS = 20
const rows = Object.values(JSON.parse(await readFile(new URL('../test/price-texts.json', import.meta.url), 'utf8')))
const texts = rows.flat().map(([text, , hints]) => ({ text, hints }))
const readAll = () => {
  for (const { text, hints } of texts) readAmounts(text, hints)
}
readAll()
const start = performance.now()
for (let round = 0; round < ROUNDS; round++) readAll()
const seconds = (performance.now() - start) / 1000
console.log(`${Math.round((ROUNDS * texts.length) / seconds)} texts a second`)
