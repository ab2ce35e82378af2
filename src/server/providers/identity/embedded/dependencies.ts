import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { AccountEvents } from '../account-events.ts'
import type { PasswordHashing } from './password-hashing.ts'

export type Dependencies = {
  db: Database
  /**
   * The app's secret. It encrypts signing keys and second factors and signs cookies and access tokens: with another
   * one, new signing keys are created, but second factors can't be decrypted.
   */
  secret: string
  settings: Settings
  log: Log
  passwords: PasswordHashing
  events: AccountEvents
}
