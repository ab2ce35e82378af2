import { brandName } from '#contract/brand'
import { Email } from '#contract/email'
import { OperatorError } from '../../operator-error.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { markVerified } from '../../product/account/mark-verified.store.ts'
import { readSettings } from '../../settings/settings.ts'
import { onDatabase } from '../on-database.ts'

const say = sayTo('a person')

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${brandName()} cannot verify: ${error.message}`)
  process.exitCode = 1
}

async function run([whom = '', ...more]: string[]): Promise<void> {
  const email = whom === '--all' ? 'all' : Email.safeParse(whom).data
  if (email === undefined || more.length > 0)
    throw new OperatorError('name one e-mail address, or --all: npm run verify-email -- ann@example.com')
  const marked = await onDatabase(readSettings(process.env), say, (db) =>
    markVerified(db, email === 'all' ? 'all' : { email }),
  )
  say(marked === 1 ? '1 address is now taken for verified.' : `${marked} addresses are now taken for verified.`)
}
