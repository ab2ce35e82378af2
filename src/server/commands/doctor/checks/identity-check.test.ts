import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../../../test/web/fake-fetch.ts'
import { readSettings } from '../../../settings/settings.ts'
import { findingOf } from './check.ts'
import { identityCheck } from './identity-check.ts'

const firebase = { FIREBASE_PROJECT_ID: 'my-homes', FIREBASE_API_KEY: 'AIza-key' }
const googleKeys = 'GET https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const project = 'GET https://identitytoolkit.googleapis.com/v1/projects?key=AIza-key'
const ours = ['localhost', 'my-homes.firebaseapp.com', 'my-homes.web.app']

afterEach(() => vi.unstubAllGlobals())

async function checked(answer: Response, environment: NodeJS.ProcessEnv = {}, keys: object = { keys: [{ kid: 'a' }] }) {
  const sent = fakeFetch({ [googleKeys]: json(keys), [project]: answer })
  return { ...(await findingOf(identityCheck(readSettings({ ...firebase, ...environment })))), sent }
}
const domains = (authorizedDomains: string[]) => json({ projectId: '123456789', authorizedDomains })

test('Firebase is asked for its keys and with ours, as our page does', async () => {
  const { state, sent } = await checked(domains([...ours, 'keyhaven.example']), {
    PUBLIC_URL: 'https://www.keyhaven.example',
  })
  expect(state).toBe('ok')
  expect(sent.find(({ call }) => call === project)?.headers.get('referer')).toBe('https://www.keyhaven.example/')
})

test('checks the page’s own hosts instead of the API’s', async () => {
  const twoHosts = {
    PUBLIC_URL: 'https://api.keyhaven.example',
    CORS_ORIGINS: 'https://www.keyhaven.example, https://homes.example',
  }
  const both = await checked(domains([...ours, 'www.keyhaven.example', 'homes.example']), twoHosts)
  expect(both.state).toBe('ok')
  expect(both.sent.find(({ call }) => call === project)?.headers.get('referer')).toBe('https://www.keyhaven.example/')
  const { state, detail } = await checked(domains([...ours, 'api.keyhaven.example', 'www.keyhaven.example']), twoHosts)
  expect(state).toBe('fails')
  expect(detail).toMatch(/^homes\.example is not among the authorized domains/)
})

test('reports a wrong key in Google’s words, without the key', async () => {
  const message = 'API key not valid. Please pass a valid API key.'
  const { detail } = await checked(json({ error: { code: 400, message } }, 400))
  expect(detail).toContain('400: API key not valid')
  expect(detail).not.toContain('AIza-key')
  expect((await checked(domains(ours), {}, {})).detail).toContain('Google’s keys can’t be read')
})

test('a key of another project is found out', async () => {
  const { state, detail } = await checked(domains(['localhost', 'other.firebaseapp.com']))
  expect(state).toBe('fails')
  expect(detail).toContain('FIREBASE_API_KEY is not of the project my-homes')
})

test('reports a page that is not among the authorized domains, and fails at a public address', async () => {
  const { state, detail } = await checked(domains(ours), { PUBLIC_URL: 'https://keyhaven.example' })
  expect(state).toBe('fails')
  expect(detail).toContain('keyhaven.example is not among the authorized domains')
  const here = await checked(domains(['my-homes.firebaseapp.com']))
  expect(here.state).toBe('ok')
  expect(here.detail).toContain('localhost is not among the authorized domains')
})

test('an answer that does not say is no failure', async () => {
  const { state, detail } = await checked(json({ kind: 'something' }))
  expect(state).toBe('ok')
  expect(detail).toContain('not checked: whether the API key is of this project')
})
