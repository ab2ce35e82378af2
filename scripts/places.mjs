// npm run places: lists the homes that the gazetteer would place elsewhere now, and changes nothing.
import { buildGazetteer } from './build.mjs'
import { installAndLoadSettings } from './ready.mjs'
import { run } from './run.mjs'

await installAndLoadSettings()
await buildGazetteer()
const { ok } = await run('tsx', ['src/server/commands/places/places.ts', ...process.argv.slice(2)])
process.exitCode = ok ? 0 : 1
