import { migrate } from '../../src/server/platform/db/upgrade/migrate.ts'

// A process of its own that upgrades a database, for a test that kills it: the migrations' folder follows the address.
const [url = '', folder] = process.argv.slice(2)
await migrate(url, { folder })
