import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LANGUAGES, setSiteLanguages } from '#contract/language'
import type { TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  const settings = { DEMO: 'false', PUBLIC_URL: 'https://homes.example', CONTACT_EMAIL: 'desk@homes.example' }
  app = await testApp(settings, () => new Date('2026-11-25T12:34:56Z'))
})
afterAll(async () => app.close())

test('security.txt has a contact and an expiry', async () => {
  const answer = await fetch(`${app.url}/.well-known/security.txt`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:desk@homes.example',
    'Expires: 2027-05-24T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://homes.example/.well-known/security.txt',
    '',
  ])
})

test('security.txt prefers the site’s own language', async () => {
  setSiteLanguages(['es'])
  onTestFinished(() => setSiteLanguages(LANGUAGES))
  const answer = await fetch(`${app.url}/.well-known/security.txt`)
  expect(await answer.text()).toContain('Preferred-Languages: es, en\n')
})

test('redirects a password manager to the page that changes passwords', async () => {
  const answer = await fetch(`${app.url}/.well-known/change-password`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard/security'])
})
