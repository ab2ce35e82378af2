import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type Parts } from '../src/server/app.ts'
import { createLog } from '../src/server/log.ts'
import { embeddedIdentity } from '../src/server/providers/identity/embedded.ts'
import { localFolder } from '../src/server/providers/images/local-folder.ts'
import { demoPayments } from '../src/server/providers/payment/demo-processor.ts'
import { readSettings } from '../src/server/settings.ts'
import { testDatabase } from './database.ts'

/**
 * The real server on a database of its own, listening on a free port. `settings` are environment variables, `now` is its clock,
 * `hosted` are providers in place of our own.
 */
export async function testApp(
  settings: NodeJS.ProcessEnv = {},
  now = () => new Date(),
  hosted: Partial<Pick<Parts, 'identity' | 'payments' | 'images'>> = {},
) {
  const database = await testDatabase()
  const read = readSettings({ LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...settings })
  const secret = 'a secret of at least thirty-two characters'
  const log = createLog(read)
  const identity = hosted.identity ?? (await embeddedIdentity({ db: database.db, secret, settings: read, log }))
  const mediaFolder = join(tmpdir(), `keyhaven-media-${randomUUID()}`)
  const images = hosted.images ?? localFolder(mediaFolder)
  const payments = hosted.payments ?? (await demoPayments({ db: database.db, secret, settings: read, log }))
  const parts: Parts = { db: database.db, settings: read, secret, identity, images, payments, now, log }
  const app = await buildApp(parts)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url,
    db: database.db,
    databaseUrl: database.url,
    parts,
    mediaFolder,
    close: async () => {
      await app.close()
      await database.close()
      await rm(mediaFolder, { recursive: true, force: true })
    },
  }
}
