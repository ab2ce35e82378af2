import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site, visitorAnswers } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself keeps it
  document.cookie = 'language=; Max-Age=0; Path=/'
})

const open = (languages: string[], address = '/', answers: Parameters<typeof fakeFetch>[0] = visitorAnswers) => {
  const sent = fakeFetch({
    ...answers,
    'GET /api/site': json({ ...site, languages }),
    'GET /api/allProperty/status?limit=4': json([]),
    'GET /api/reviews?limit=3': json([]),
  })
  openPage(address)
  return sent
}

test('a visitor reads the site in another of its languages, and later too', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  open(['en', 'de', 'ar'])
  const links = within(await screen.findByRole('list', { name: 'Language' }))
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['English', 'Deutsch', 'العربية'])
  expect(links.getByRole('link', { current: true }).textContent).toBe('English')
  await userEvent.click(links.getByRole('link', { name: 'Deutsch' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(document.cookie).toContain('language=de')
})

test('a site of one language has no choice of languages', async () => {
  open(['en'])
  await screen.findByRole('navigation', { name: 'Footer' })
  expect(screen.queryByRole('list', { name: 'Language' })).toBeNull()
})

test('a choice that is made before the account is known is stored in the account', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  let answerRole: (role: Response) => void = () => {}
  const role = new Promise<Response>((resolve) => {
    answerRole = resolve
  })
  const sent = open(['en', 'de'], '/', {
    ...answersFor(ann),
    [`GET /api/users/admin/${encodeURIComponent(ann)}`]: () => role,
    'PATCH /api/users/me/language': json({ modifiedCount: 1 }),
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Deutsch' }))
  expect(reload).not.toHaveBeenCalled()
  answerRole(json({}))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(sent.map(({ call }) => call)).toContain('PATCH /api/users/me/language')
})
