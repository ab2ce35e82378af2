import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../src/contract/language.ts'
import type { Dependencies } from '../../src/server/api-routes.ts'
import { buildApp } from '../../src/server/app.ts'
import { readBuild } from '../../src/server/pages/page/read-build.ts'
import type { TimeLimits } from '../../src/server/platform/db/time-limits.ts'
import { personalFolders } from '../../src/server/platform/files/private-folder.ts'
import { createLog } from '../../src/server/platform/logging/log.ts'
import { accountEvents } from '../../src/server/product/auth/account-events.ts'
import { converter } from '../../src/server/product/image/conversion/converter.ts'
import { root } from '../../src/server/project-root.ts'
import { createGeocoder } from '../../src/server/providers/geocoder/create-geocoder.ts'
import { embeddedIdentity } from '../../src/server/providers/identity/embedded/embedded.ts'
import type { PasswordHashing } from '../../src/server/providers/identity/embedded/password-hashing.ts'
import { localFolder } from '../../src/server/providers/images/local-folder.ts'
import { demoPayments } from '../../src/server/providers/payment/demo-processor/demo-processor.ts'
import { readSettings } from '../../src/server/settings/settings.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { testDatabase } from './database.ts'

const builtConverter = new URL('../../dist/test/converter-process.js', import.meta.url)

type AppOverrides = Partial<
  Pick<
    Dependencies,
    'identity' | 'payments' | 'images' | 'geocoder' | 'timeouts' | 'uploadQueues' | 'page' | 'watch' | 'traceRequests'
  >
> & {
  databaseLimits?: TimeLimits
  database?: Awaited<ReturnType<typeof testDatabase>>
  passwords?: PasswordHashing
}

const builds = new Map<string, ReturnType<typeof readBuild>>()

/** The built pages, which a server compiles when it starts: the servers of a worker share them. */
function builtIn(languages: Language[]) {
  const key = languages.join()
  const build = builds.get(key) ?? readBuild(join(root, 'dist'), languages)
  builds.set(key, build)
  return build
}

/**
 * The real server on a new database and a free port. `settings` are environment variables, `now` is its clock, `given`
 * replaces providers and limits.
 */
export async function testApp(settings: NodeJS.ProcessEnv = {}, now = () => new Date(), given: AppOverrides = {}) {
  const database = given.database ?? (await testDatabase(undefined, given.databaseLimits))
  const dataDir = join(tmpdir(), `keyhaven-data-${randomUUID()}`)
  const read = readSettings({
    LOG_LEVEL: 'silent',
    PORT: '0',
    HOST: '127.0.0.1',
    SHUTDOWN_TIMEOUT_SECONDS: '1',
    ANSWER_CACHE_MB: '0', // tests write to the database next to the app, and read immediately
    DATA_DIR: dataDir,
    ...settings,
  })
  const secret = 'a secret of at least thirty-two characters'
  const log = createLog(read)
  const passwords = given.passwords ?? cheapPasswords()
  const identity =
    given.identity ??
    embeddedIdentity({ db: database.db, secret, settings: read, log, events: accountEvents({ now }) }, passwords)
  const mediaFolder = join(dataDir, 'media')
  const images = given.images ?? localFolder(mediaFolder)
  const payments = given.payments ?? demoPayments(database.db)
  const parts: Dependencies = {
    db: database.db,
    settings: read,
    secret,
    identity,
    images,
    geocoder: given.geocoder ?? createGeocoder(read),
    payments,
    now,
    log,
    timeouts: given.timeouts,
    uploadQueues: given.uploadQueues,
    page: given.page ?? (await builtIn(read.languages)),
    watch: given.watch,
    traceRequests: given.traceRequests,
    converter: converter({ entry: builtConverter }),
  }
  const app = await buildApp(parts)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url,
    db: database.db,
    databaseUrl: database.url,
    parts,
    mediaFolder,
    spoolFolder: join(read.dataDir, personalFolders.uploads),
    close: async () => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
