// npm run doctor: which providers the settings choose, and whether each answers.
import { installAndBuild } from './ready.mjs'

await installAndBuild()
await import('../dist/server/doctor.js')
