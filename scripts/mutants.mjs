// npm run proof -- mutants: changes what decides, one place at a time, and lists the changes that no test noticed.
// npm run proof -- mutants rules: only these.
import { install } from './install.mjs'
import { orExit, run } from './run.mjs'

const all = ['contract', 'rules', 'access', 'payment']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length) {
  console.error(`There are no mutants of ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}
await orExit(install)
for (const name of wanted.length ? wanted : all) {
  const { ok } = await run('stryker', ['run', `test/mutants/${name}.stryker.mjs`])
  if (!ok) process.exitCode = 1
}
