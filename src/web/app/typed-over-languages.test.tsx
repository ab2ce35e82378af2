import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site, visitorAnswers } from '../../../test/web/open-page.tsx'

afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself keeps it
  document.cookie = 'language=; Max-Age=0; Path=/'
})

/** Opens a screen, types, and switches the language: the page is loaded again. */
async function typedAndSwitched(
  path: string,
  typed: [label: string, text: string][],
  answers: Parameters<typeof fakeFetch>[0] = visitorAnswers,
): Promise<void> {
  fakeFetch({
    ...answers,
    'PATCH /api/users/me/language': json({ modifiedCount: 1 }),
    'GET /api/site': json({ ...site, languages: ['en', 'de'] }),
    'GET /api/allProperty/status?limit=4': json([]),
    'GET /api/reviews?limit=3': json([]),
  })
  const reload = vi
    .spyOn(window.location, 'reload')
    .mockImplementation(() => void window.dispatchEvent(new Event('pagehide')))
  onTestFinished(() => reload.mockRestore())
  openPage(path)
  for (const [label, text] of typed) await userEvent.type(await screen.findByLabelText(label), text)
  const links = within(await screen.findByRole('list', { name: 'Language' }))
  await userEvent.click(links.getByRole('link', { name: 'Deutsch' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  cleanup()
  openPage(path)
}

const shownIn = async (label: string) => ((await screen.findByLabelText(label)) as HTMLInputElement).value

test('what a visitor has typed on the home page is there in the other language, and no longer in the browser', async () => {
  const typed = ['Name', 'Email', 'Message'].map((label): [string, string] => [label, `${label}@x`])
  await typedAndSwitched('/', typed)
  for (const [label, text] of typed) await waitFor(async () => expect(await shownIn(label)).toBe(text))
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('@x')
})

test.each([
  ['/registration', { Name: 'Ann', 'Photo URL': 'https://a.example/a.png', Email: 'ann@x' }],
  ['/login', { Email: 'ann@x' }],
])('what is typed at %s is there in the other language, but for the password', async (path, typed) => {
  await typedAndSwitched(path, [...Object.entries(typed), ['Password', 'Abc#1234']])
  for (const [label, text] of Object.entries(typed)) await waitFor(async () => expect(await shownIn(label)).toBe(text))
  expect(await shownIn('Password')).toBe('')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/ann@x|Abc#/)
})

test('what a signed-in person has typed into the contact form is there in the other language', async () => {
  const typed: [string, string][] = [
    ['Subject', 'The cabin'],
    ['Message', 'Is it warm?'],
  ]
  await typedAndSwitched('/dashboard/contact', typed, answersFor('ann@example.com'))
  for (const [label, text] of typed) await waitFor(async () => expect(await shownIn(label)).toBe(text))
})
