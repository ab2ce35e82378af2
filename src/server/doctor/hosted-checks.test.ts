import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { diagnosed } from '../../../test/diagnosed.ts'
import { fetchStandIn, json } from '../../../test/fetch-stand-in.ts'

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

const told = (environment: NodeJS.ProcessEnv) =>
  diagnosed({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...environment })

const firebase = { FIREBASE_PROJECT_ID: 'my-homes', FIREBASE_API_KEY: 'AIza-key' }
const googleKeys = 'GET https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const project = 'GET https://identitytoolkit.googleapis.com/v1/projects?key=AIza-key'

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
  expect((await told({ SMTP_URL: `smtp://me:right@127.0.0.1:${port}` })).of('mail')).toMatchObject({ state: 'ok' })
  const refused = (await told({ SMTP_URL: `smtp://me:wrong@127.0.0.1:${port}` })).of('mail')
  expect(refused).toMatchObject({ state: 'fails', words: expect.stringContaining('Invalid login') })
  expect(seen).toEqual([])
  await new Promise<void>((resolve) => server.close(resolve))
})

test('Firebase is asked for its keys and with ours; a wrong one is said in Google’s words', async () => {
  const keys = { keys: [{ kid: 'a' }] }
  fetchStandIn({ [googleKeys]: json(keys), [project]: json({ projectId: '1' }) })
  expect((await told(firebase)).of('identity')).toMatchObject({ state: 'ok' })
  const invalid = json({ error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }, 400)
  fetchStandIn({ [googleKeys]: json(keys), [project]: invalid })
  const { of, text } = await told(firebase)
  expect(of('identity')?.words).toContain('400: API key not valid')
  expect(text).not.toContain('AIza-key')
  fetchStandIn({ [googleKeys]: json({}), [project]: json({ projectId: '1' }) })
  expect((await told(firebase)).of('identity')?.words).toBe('Google’s keys can’t be read')
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
  fetchStandIn({
    'GET https://accounts.google.com/.well-known/openid-configuration': json({ issuer: 'https://accounts.google.com' }),
    [upload]: json({ status_code: 400, error: { message: 'Empty upload source.', code: 130 } }, 400),
    'HEAD https://api.emailjs.com/': json({}),
  })
  expect((await told(hosted)).fine).toBe(true)
  fetchStandIn({ [upload]: json({ status_code: 400, error: { message: 'Invalid API v1 key.', code: 100 } }, 400) })
  const { of, text } = await told(hosted)
  expect(['identity', 'images', 'contact'].map((what) => of(what)?.state)).toEqual(['fails', 'fails', 'fails'])
  expect(of('images')?.words).toContain('Invalid API v1 key.')
  expect(text).not.toMatch(/imgbb0key|googlesecret/)
})
