// Starts the app as `npm start` does once all is built.
import { endWithNpm } from '../../scripts/npm-parent.mjs'

const signalsAreHandled = endWithNpm()
await import('../../dist/server/main.js')
signalsAreHandled()
