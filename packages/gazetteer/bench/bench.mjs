// The seconds that the data take to open, and how many locations and addresses are read in a second of a processor.
import { readFile } from 'node:fs/promises'
import { openGazetteer } from 'gazetteer'

const ROUNDS = 5
const lines = (await readFile(new URL('../test/addresses-by-country.tsv', import.meta.url), 'utf8')).trim().split('\n')
const addresses = lines.map((line) => line.split('\t')[1])
const begun = performance.now()
const gazetteer = await openGazetteer()
console.log(`opened in ${((performance.now() - begun) / 1000).toFixed(2)} s`)
for (const name of ['locate', 'readAddress']) {
  for (const address of addresses) gazetteer[name](address)
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) for (const address of addresses) gazetteer[name](address)
  const { user, system } = process.cpuUsage(before)
  console.log(`${name}: ${Math.round((ROUNDS * addresses.length) / ((user + system) / 1e6))} a second`)
}
