// A process with a failure that nothing catches: a query with a parameter that is given, and what PostgreSQL or Node calls it.
import { DrizzleQueryError } from 'drizzle-orm'
import { reportCrashes } from '../../src/server/platform/logging/report-crashes.ts'

reportCrashes('The test')
const [secret = '', code] = process.argv.slice(2)
void Promise.reject(
  new DrizzleQueryError('select $1', [secret], Object.assign(new Error('the table is broken'), { code })),
)
setTimeout(() => console.log('went on'))
