import { buildApp } from '../../src/server/app.ts'
import { sharedSecret } from '../../src/server/platform/db/app-secret.store.ts'
import { openDatabase } from '../../src/server/platform/db/database.ts'
import { createLog } from '../../src/server/platform/logging/log.ts'
import { accountEvents } from '../../src/server/product/auth/account-events.ts'
import { createGeocoder } from '../../src/server/providers/geocoder/create-geocoder.ts'
import { embeddedIdentity } from '../../src/server/providers/identity/embedded/embedded.ts'
import { createImages } from '../../src/server/providers/images/create-images.ts'
import { readSettings } from '../../src/server/settings/settings.ts'
import { type Recording, recorded, recordStatements } from './recording.ts'
import type { Request } from './request.ts'

export type Recorder = Awaited<ReturnType<typeof openRecorder>>

/**
 * Runs the app in this process, on the measured app's database, to record the statements and the response of a request.
 */
export async function openRecorder(databaseUrl: string, dataDir: string) {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' })
  const log = createLog(settings)
  const db = openDatabase(databaseUrl, () => {})
  recordStatements(db.$client)
  const secret = await sharedSecret(db, undefined)
  const now = () => new Date()
  const app = await buildApp({
    db,
    settings,
    secret,
    log,
    identity: embeddedIdentity({ db, secret, settings, log, events: accountEvents({ now }) }),
    images: await createImages(settings, 'bench'),
    geocoder: createGeocoder(settings),
    payments: undefined,
    now,
  })
  await app.ready()
  const record = async ({ method, path: url, headers, body: payload }: Request) => {
    const { waves, result } = await recorded(async () => app.inject({ method, url, headers, payload }))
    if (result.statusCode >= 300) throw new Error(`${method} ${url} answered ${result.statusCode}: ${result.body}`)
    return { waves, text: result.body }
  }
  return {
    db,
    record,
    close: async () => {
      await app.close()
      await db.$client.end()
    },
  }
}

export const withoutSignIn = (waves: Recording): Recording =>
  waves.map((wave) => wave.filter(({ text }) => !text.includes('"sign_in"'))).filter(({ length }) => length > 0)
