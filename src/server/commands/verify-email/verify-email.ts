import { BRAND } from '#contract/brand'
import { Email } from '#contract/email'
import { OperatorError } from '../../operator-error.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { longWorkLimits } from '../../platform/db/time-limits.ts'
import { migrate } from '../../platform/db/upgrade/migrate.ts'
import { startEmbedded } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { markVerified } from '../../product/account/mark-verified.store.ts'
import { databaseFailure } from '../../start/failure.ts'

const say = sayTo('a person')

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${BRAND} cannot verify: ${error.message}`)
  process.exitCode = 1
}

async function run([whom = '', ...more]: string[]): Promise<void> {
  const email = whom === '--all' ? 'all' : Email.safeParse(whom).data
  if (email === undefined || more.length > 0)
    throw new OperatorError('name one e-mail address, or --all: npm run verify-email -- ann@example.com')
  const settings = readSettings(process.env)
  const embedded =
    settings.databaseUrl === undefined ? await startEmbedded(settings.dataDir, say, { join: true }) : undefined
  const url = embedded?.url ?? settings.databaseUrl ?? ''
  try {
    await migrate(url, { say }).catch((error) => {
      throw databaseFailure(error, settings)
    })
    const db = openDatabase(url, () => {}, longWorkLimits) // a query on a lost connection says so itself
    const marked = await markVerified(db, email === 'all' ? 'all' : { email }).finally(() => db.$client.end())
    say(marked === 1 ? '1 address is now taken for verified.' : `${marked} addresses are now taken for verified.`)
  } finally {
    await embedded?.stop()
  }
}
