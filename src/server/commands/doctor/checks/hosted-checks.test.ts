/** @module-tag all */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../../test/server/database.ts'
import { diagnosed } from '../../../../../test/server/diagnosed.ts'
import { fakeFetch, json } from '../../../../../test/web/fake-fetch.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-doctor-'))
  database = await testDatabase()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const diagnose = (environment: NodeJS.ProcessEnv) =>
  diagnosed({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...environment })

test('an SMTP server is greeted and signed in to, and gets no mail', async () => {
  const seen: string[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'me' }) : done(new Error('Invalid login')),
    onMailFrom: (_address, _session, done) => {
      seen.push('mail')
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect((await diagnose({ SMTP_URL: `smtp://me:right@127.0.0.1:${port}` })).of('mail')).toMatchObject({ state: 'ok' })
  const refused = (await diagnose({ SMTP_URL: `smtp://me:wrong@127.0.0.1:${port}` })).of('mail')
  expect(refused).toMatchObject({ state: 'fails', detail: expect.stringContaining('Invalid login') })
  expect(seen).toEqual([])
  await new Promise<void>((resolve) => server.close(resolve))
})

test('real Google, imgbb and EmailJS are asked, too', async () => {
  const hosted = {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'googlesecret',
    IMGBB_API_KEY: 'imgbb0key',
    EMAILJS_SERVICE_ID: 'service_1',
    EMAILJS_TEMPLATE_ID: 'template_1',
    EMAILJS_PUBLIC_KEY: 'public_1',
  }
  const upload = 'POST https://api.imgbb.com/1/upload?key=imgbb0key'
  fakeFetch({
    'GET https://accounts.google.com/.well-known/openid-configuration': json({ issuer: 'https://accounts.google.com' }),
    [upload]: json({ status_code: 400, error: { message: 'Empty upload source.', code: 130 } }, 400),
    'HEAD https://api.emailjs.com/': json({}, 404),
  })
  const found = await diagnose(hosted)
  expect(found.fine).toBe(true)
  for (const what of ['identity', 'contact']) expect(found.of(what)?.detail).toContain('not checked')
  fakeFetch({ [upload]: json({ status_code: 400, error: { message: 'Invalid API v1 key.', code: 100 } }, 400) })
  const { of, text } = await diagnose(hosted)
  expect(['identity', 'images', 'contact'].map((what) => of(what)?.state)).toEqual(['fails', 'fails', 'fails'])
  expect(of('images')?.detail).toContain('Invalid API v1 key.')
  expect(text).not.toMatch(/imgbb0key|googlesecret/)
})

test('reports an unreachable imgbb with the network’s reason, without the address that contains the key', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error(`no way to ${address}`), { code: 'ENOTFOUND' }),
    })
  })
  const { of, text } = await diagnose({ IMGBB_API_KEY: 'imgbb0key' })
  expect(of('images')).toMatchObject({ state: 'fails', detail: expect.stringContaining('imgbb did not answer: ') })
  expect(text).not.toContain('imgbb0key')
})

test('pictures that could not arrive in the data folder are not fine, wherever they are kept', async () => {
  const dataDir = join(folder, 'full')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'uploads'), 'no folder')
  for (const settings of [{}, { IMGBB_API_KEY: 'imgbb0key' }]) {
    const { of } = await diagnose({ DATA_DIR: dataDir, ...settings })
    expect(of('images')).toMatchObject({ state: 'fails', detail: expect.stringMatching(/uploads is not a folder/) })
  }
})

test('EmailJS in trouble is not fine', async () => {
  const emailJs = { EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: 'template_1', EMAILJS_PUBLIC_KEY: 'public_1' }
  fakeFetch({ 'HEAD https://api.emailjs.com/': new Response(null, { status: 500 }) })
  expect((await diagnose(emailJs)).of('contact')).toMatchObject({
    state: 'fails',
    detail: 'api.emailjs.com answered 500',
  })
})
