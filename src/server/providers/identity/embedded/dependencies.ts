import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { AccountEvents } from '../account-events.ts'
import type { PasswordHashing } from './password-hashing.ts'

export type Dependencies = {
  db: Database
  /** Encrypts the signing keys, so it must stay the same as long as the data. */
  secret: string
  settings: Settings
  log: Log
  passwords: PasswordHashing
  events: AccountEvents
}
