import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { openPage, site, visitorAnswers } from '../../../../test/web/open-page.tsx'

const own = { termsUrl: 'https://homes.example/terms', privacyUrl: 'https://homes.example/privacy' }
const open = (address: string, answer: object = site) => {
  fakeFetch({ ...visitorAnswers, 'GET /api/site': json(answer) })
  return openPage(address)
}

test.each([
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
])('registration links to %s', async (name, path) => {
  const router = open('/registration')
  await userEvent.click(await screen.findByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
  expect(router.state.location.pathname).toBe(path)
})

test.each(['/terms', '/privacy'])(
  '%s says that it is a demo, or that the operator has published no text',
  async (path) => {
    open(path, { ...site, demo: true })
    await screen.findByText(/no money moves/)
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4)
  },
)

test('shows a note on a site without texts of its own', async () => {
  open('/terms')
  await screen.findByText(/has not published a text of their own/)
})

test.each([
  ['/terms', 'Terms', own.termsUrl],
  ['/privacy', 'Privacy', own.privacyUrl],
])('%s leads to the operator’s own text, and so does the footer', async (path, name, address) => {
  open(path, { ...site, ...own })
  const link = await screen.findByRole('link', { name: address })
  expect(link.getAttribute('href')).toBe(address)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(address)
  expect(screen.queryByText(/has not published/)).toBeNull()
})
