/** @module-tag all */
import { mkdir, readdir, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg, jpegOfSize } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { appProcess, newDataDir } from '../../../../test/server/app-process.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { multipartBody, multipartType, rawConnection } from '../../../../test/server/raw-request.ts'
import { answerRefusal } from '../../platform/http/answer-refusal.ts'
import { timeouts } from '../../platform/http/connection/timeouts.ts'
import { PICTURE, receiveFile } from './receive-file.ts'
import { SpoolError } from './spool-file.ts'

const secret = 'a secret of at least thirty-two characters'
const soon = { timeout: 10_000 }
let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp()
  person = await make.user(app)
})
afterAll(() => app.close())

/** Sends the first of a picture's two megabytes. */
async function halfAnUpload(url: string, token: string) {
  const body = multipartBody({ field: 'image', name: 'home.jpg', bytes: await jpegOfSize(2_000_000) })
  const connection = rawConnection(url)
  onTestFinished(() => void connection.close())
  const head = ['POST /api/images HTTP/1.1', 'host: keyhaven.test', `authorization: Bearer ${token}`]
  await connection.write(
    [...head, `content-type: ${multipartType}`, `content-length: ${body.length}`, '\r\n'].join('\r\n'),
  )
  await connection.write(body.subarray(0, 1_000_000))
  return connection
}

const isLinux = process.platform === 'linux'

/** Returns the number of files of `folder` that a process has open, with or without a name. Linux only: 0 elsewhere. */
async function openFiles(folder: string, pid = process.pid): Promise<number> {
  if (!isLinux) return 0
  const descriptors = await readdir(`/proc/${pid}/fd`)
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(folder)).length
}

test('an arriving picture is in a private folder without a name, and is deleted once its sender disconnects', async () => {
  const connection = await halfAnUpload(app.url, person.token)
  await expect.poll(() => openFiles(app.spoolFolder), soon).toBe(isLinux ? 1 : 0)
  expect((await stat(app.spoolFolder)).mode & 0o777).toBe(0o700)
  expect(await readdir(app.spoolFolder)).toEqual([])
  connection.close()
  await expect.poll(() => openFiles(app.spoolFolder), soon).toBe(0)
})

test('a stored picture, a rejected one and one that is too large leave no file', async () => {
  const sent = { 200: await jpeg(), 415: Buffer.from('no picture'), 413: await jpegOfSize(9_000_000) }
  for (const [status, bytes] of Object.entries(sent))
    expect((await upload(app.url, person.token, new Uint8Array(bytes))).status).toBe(Number(status))
  expect(await readdir(app.spoolFolder)).toEqual([])
  expect(await openFiles(app.spoolFolder)).toBe(0)
})

test('a killed process leaves nothing of a picture, and the next one deletes leftovers', async () => {
  const { db, url, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, APP_SECRET: secret, DEMO: 'false' }
  const { token } = await make.user({ db, parts: { secret } })
  const folder = join(dataDir, 'uploads')

  const first = await appProcess(settings)
  onTestFinished(() => first.end('SIGKILL'))
  await halfAnUpload(first.url, token)
  await expect.poll(() => openFiles(folder, first.pid), soon).toBe(isLinux ? 1 : 0)
  await expect.poll(() => readdir(folder), soon).toEqual([]) // opened, and unlinked in the moment after
  await first.end('SIGKILL')
  await mkdir(folder, { recursive: true })
  expect(await readdir(folder)).toEqual([])

  await writeFile(join(folder, 'a.upload'), '') // as after a kill between opening and unlinking
  const second = await appProcess(settings)
  onTestFinished(() => second.end('SIGTERM'))
  expect(await readdir(folder)).toEqual([])
}, 60_000)

test('a full disk is not reported as the sender’s fault', async () => {
  const broken = Fastify()
  onTestFinished(() => broken.close())
  broken.setErrorHandler(answerRefusal)
  await broken.register(multipart, { throwFileSizeLimit: false })
  const append = async () => {
    throw new SpoolError('no space left')
  }
  broken.post('/api/images', async (request) => receiveFile(request, timeouts, { append }, PICTURE))
  const url = await broken.listen({ port: 0, host: '127.0.0.1' })
  expect((await upload(url, undefined, new Uint8Array(await jpeg()))).status).toBe(500)
})
