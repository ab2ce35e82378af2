// A process that ends by a failure which nobody catches: a query with a parameter that is given.
import { DrizzleQueryError } from 'drizzle-orm'
import { reportCrashes } from '../../src/server/logging/report-crashes.ts'

reportCrashes('The test')
const [secret = ''] = process.argv.slice(2)
void Promise.reject(new DrizzleQueryError('select $1', [secret], new Error('the table is broken')))
