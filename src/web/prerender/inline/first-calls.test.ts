import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch } from '../../../../test/web/fake-fetch.ts'
import { accessToken } from '../../platform/api/access-token.ts'

test('asks in the language of the page, also for what is of a person', async () => {
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
    document.body.innerHTML = ''
    accessToken.clear()
    globalThis.firstAnswers = undefined
  })
  document.documentElement.lang = 'de'
  const calls = { byCookie: ['/api/site'], signedIn: ['/api/figures'], ofPerson: ['/api/users/role/'] }
  document.body.innerHTML = `<script type="application/json" id="first-calls">${JSON.stringify(calls)}</script>`
  accessToken.keep('token', 'ann@people.example')
  const sent = fakeFetch({})
  vi.resetModules()
  await import('./first-calls.ts')
  expect(sent.map(({ call, headers }) => [call, headers.get('accept-language')])).toEqual([
    ['GET /api/site', 'de'],
    ['GET /api/figures', 'de'],
    ['GET /api/users/role/ann%40people.example', 'de'],
  ])
})
