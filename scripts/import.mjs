// npm run import -- FILE --agent EMAIL: brings listings in bulk.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { installAndBuild } from './ready.mjs'

// npm changes to the project's folder, but a file is named from where the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd()
process.argv = process.argv.map((part, place) => {
  const path = resolve(typedIn, part)
  return place > 1 && !part.startsWith('-') && existsSync(path) ? path : part
})
await installAndBuild()
await import('../dist/server/import.js')
