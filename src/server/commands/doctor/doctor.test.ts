/** @module-tag all */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Fake } from '../../../../test/fakes/s3/s3-fake.ts'
import { testDatabase } from '../../../../test/server/database.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let s3: Awaited<ReturnType<typeof s3Fake>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-doctor-'))
  database = await testDatabase()
  s3 = await s3Fake()
})
afterAll(async () => {
  await Promise.all([database.close(), s3.close()])
  await rm(folder, { recursive: true })
})

const bucket = () => ({
  S3_ENDPOINT: s3.settings.endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
})

test('the command ends with 0 when all are fine, 1 when not, and in one line when a setting is wrong', async () => {
  const run = (environment: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, ['dist/test/doctor-process.js'], {
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...environment },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
    )
  const [fine, failing, wrong] = await Promise.all([
    run(bucket()),
    run({ ...bucket(), S3_BUCKET: 'nowhere' }),
    run({ STRIPE_SECRET_KEY: 'sk_test_1' }),
  ])
  expect(fine).toMatchObject({ code: 0, output: expect.stringContaining('All of them are fine.') })
  expect(failing).toMatchObject({ code: 1, output: expect.stringContaining('FAILS    images') })
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^KeyHaven cannot start: STRIPE_SECRET_KEY needs .+\n$/),
  })
})
