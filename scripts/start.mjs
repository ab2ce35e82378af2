// npm start: from a bare clone to a running KeyHaven, in this one process.
import { endWithNpm } from './npm-parent.mjs'
import { installAndBuild } from './ready.mjs'

const signalsAreHandled = endWithNpm()
await installAndBuild()
await import('../dist/server/main.js')
signalsAreHandled()
