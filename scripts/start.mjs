// npm start: from a bare clone to a running KeyHaven, in this one process.
import { installAndBuild } from './ready.mjs'

await installAndBuild()
await import('../dist/server/main.js')
