import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site } from '../../../test/web/open-page.tsx'
import { followAccount } from '../platform/language/choose-language.ts'

afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself keeps it
  document.cookie = 'language=; Max-Age=0; Path=/'
})

function watchReload() {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  return reload
}

test('a page follows the language of the account that signs in, once', () => {
  const reload = watchReload()
  followAccount('en', false)
  expect(reload).not.toHaveBeenCalled()
  followAccount('de', true)
  expect(reload).toHaveBeenCalledOnce()
  followAccount('de', true) // the site may not have it any more: the page stays in the language that the server gives
  expect(reload).toHaveBeenCalledOnce()
})

test('the language of an address holds on its page, but not on the one where a person has just signed in', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const { lang } = document.documentElement
  onTestFinished(() => {
    replace.mockRestore()
    document.documentElement.lang = lang
    window.history.replaceState(null, '', '/')
  })
  document.documentElement.lang = 'fr'
  window.history.replaceState(null, '', '/login?lang=fr&from=/dashboard')
  followAccount('de', false)
  expect(replace).not.toHaveBeenCalled()
  followAccount('de', true)
  expect(`${replace.mock.lastCall?.[0]}`).toMatch(/\/login\?from=%2Fdashboard$/)
})

test('a person chooses the language of their account in the profile', async () => {
  const reload = watchReload()
  const sent = fakeFetch({
    ...answersFor('ann@example.com'),
    'GET /api/site': json({ ...site, languages: ['en', 'de'] }),
    'PATCH /api/users/me/language': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard')
  await userEvent.selectOptions(await screen.findByLabelText('Language of the account'), 'Deutsch')
  expect(sent.find(({ call }) => call === 'PATCH /api/users/me/language')?.body).toEqual({ language: 'de' })
  expect(document.cookie).toContain('language=de')
  expect(reload).toHaveBeenCalledOnce()
})

test('shows that a language could not be saved, and keeps the page', async () => {
  const reload = watchReload()
  fakeFetch({
    ...answersFor('ann@example.com'),
    'GET /api/site': json({ ...site, languages: ['en', 'de'] }),
    'PATCH /api/users/me/language': refused(503, 'The server is busy. Please try again in a moment.'),
  })
  openPage('/dashboard')
  await userEvent.selectOptions(await screen.findByLabelText('Language of the account'), 'Deutsch')
  await screen.findByText('The server is busy. Please try again in a moment.')
  expect(reload).not.toHaveBeenCalled()
})
