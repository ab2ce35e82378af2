// Runs the built server, which is one script with a code cache (scripts/build.mjs).
import { fileURLToPath } from 'node:url'
import { runScript } from '../platform/code-cache/cached-script.ts'

const program = runScript(fileURLToPath(new URL('./program.js', import.meta.url)), import.meta.url)
await (program.exports as typeof import('./program.ts')).runServer()
