import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '#contract/problem'
import { images } from '../../src/server/product/tables/image.ts'
import { make } from '../people/make.ts'
import { upload } from '../people/upload.ts'
import { jpeg, jpegOfSize } from '../pictures/pictures.ts'
import { newDataDir, processOf } from '../server/app-process.ts'
import { testDatabase } from '../server/database.ts'

const secret = 'a secret of at least thirty-two characters'
const MAX_FILE_KB = 100
/** The system refuses to let any file grow beyond this many blocks of 512 bytes, and says EFBIG instead of ending the process. */
const limited = ['-c', `trap '' XFSZ; ulimit -f ${2 * MAX_FILE_KB}; exec "$0" dist/server/main.js`, process.execPath]

/** The built app on a disk that takes no file above `MAX_FILE_KB`, as a full disk takes none. Its database is on another. */
async function appOnFullDisk() {
  const { db, url, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const logFile = join(dataDir, `${randomUUID()}.log`)
  const app = await processOf('sh', limited, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_SECRET: secret,
    DEMO: 'false',
    LOG_FILE: logFile,
    LOG_LEVEL: 'info',
  })
  onTestFinished(() => app.end('SIGKILL'))
  const person = await make.user({ db, parts: { secret } })
  const filesIn = async (folder: string) => {
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => [])
    return names.filter((name) => /\.(webp|part|upload)$/.test(name))
  }
  return { ...app, db, person, logFile, filesIn }
}

test('returns 503 for a picture without room, leaves nothing behind, and keeps the others', async () => {
  const { url, db, person, filesIn } = await appOnFullDisk()
  const refused = await upload(url, person.token, new Uint8Array(await jpegOfSize(1_000_000)))
  expect(Problem.parse(refused.body)).toMatchObject({
    status: 503,
    detail: expect.stringContaining('can’t store this'),
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect([await filesIn('uploads'), await filesIn('media'), await db.$count(images)]).toEqual([[], [], 0])
  expect((await upload(url, person.token, new Uint8Array(await jpeg(300, 200)))).status).toBe(200)
  expect(await db.$count(images)).toBe(1)
})

test('a log without room stops no request, and the server still shuts down', { tags: 'all' }, async () => {
  const { url, logFile, end } = await appOnFullDisk()
  for (let asked = 0; asked < 1500; asked += 50)
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/api/site`).then((answer) => answer.arrayBuffer())))
  expect((await readFile(logFile)).length).toBe(1024 * MAX_FILE_KB)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await end('SIGTERM')
})
