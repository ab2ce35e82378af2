// A process that only reads documents: it receives one, responds with it or its problem, and ends with the app.
import { readDocument } from './read-document.ts'

process.on('disconnect', () => process.exit())
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await readDocument(bytes))
})
