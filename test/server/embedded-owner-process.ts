// A process of its own that starts the database of a folder, for tests that end it the hard way or race two of them.
import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'

const [dataDir = '', ...options] = process.argv.slice(2)
const tell = (message: object) => console.log(JSON.stringify(message))

try {
  const { url, started, stop } = await startEmbedded(dataDir, (line) => tell({ said: line }), {
    durable: options.includes('durable'),
    join: options.includes('join'),
  })
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
  tell({ url, started })
} catch (error) {
  tell({ failure: String(error) })
  process.exitCode = 1
}
