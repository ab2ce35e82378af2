import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const suggestions = {
  places: [],
  homes: [{ _id: cabin._id, title: cabin.title, location: cabin.location }],
}

async function openPalette(role?: 'admin', key = '{Control>}k{/Control}', homes: object[] = suggestions.homes) {
  const sent = fakeFetch({
    ...answersFor(ann, role),
    'GET /api/allProperty/suggestions?q=re': json({ ...suggestions, homes }),
    'GET /api/users?q=re&limit=5': json([
      { _id: 'u1', name: 'Rea Stone', email: 'rea@people.example', photoURL: null },
    ]),
  })
  const router = openPage('/dashboard/contact')
  await screen.findByRole('heading', { level: 1 })
  const dialog = await waitFor(async () => {
    await userEvent.keyboard(key) // nothing listens to it until its code is there
    return screen.getByRole('dialog', { name: 'Go to' })
  })
  const field = within(dialog).getByRole('combobox')
  const options = () =>
    within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  return { router, sent, dialog, field, options }
}

test('Ctrl and K shows all pages, which typing narrows, and Enter goes to the marked one', async () => {
  const { router, field, options, sent } = await openPalette()
  expect(options()).toEqual(expect.arrayContaining(['Wishlist', 'Viewings', 'All Properties']))
  expect(options()).not.toContain('Add Property')
  await userEvent.type(field, 'my re')
  expect(options()).toEqual(['My Reviews', 'All homes with “my re”'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/UserReviews'))
  expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull()
  expect(sent.filter(({ call }) => call.includes('/api/users?'))).toEqual([])
})

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that ends a composition (%o) goes nowhere', async (how) => {
  const { router, field, dialog } = await openPalette()
  fireEvent.keyDown(field, { key: 'Enter', ...how })
  expect(screen.getByRole('dialog', { name: 'Go to' })).toBe(dialog)
  expect(router.state.location.pathname).toBe('/dashboard/contact')
})

test('a home is found under its title in the reader’s language, or marked with that of its own', async () => {
  const { field, dialog } = await openPalette(undefined, undefined, [
    { _id: 'h1', title: 'Casa', location: 'Málaga', language: 'es', translations: { en: { title: 'House' } } },
    { _id: 'h2', title: 'Finca', location: 'Ronda', language: 'es' },
  ])
  await userEvent.type(field, 're')
  await within(dialog).findByRole('option', { name: 'House Málaga' })
  expect(within(dialog).getByText('Finca').getAttribute('lang')).toBe('es')
  expect(within(dialog).getByText('House').getAttribute('lang')).toBeNull()
})

test('an admin finds homes and people too, by arrows', async () => {
  const { router, field, dialog } = await openPalette('admin', '{Meta>}k{/Meta}')
  await userEvent.type(field, 're')
  await within(dialog).findByRole('option', { name: `${cabin.title} ${cabin.location}` })
  const person = await within(dialog).findByRole('option', { name: /Rea Stone/ })
  await userEvent.keyboard('{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(person.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=rea%40people.example'))
})

test('a visitor has no palette', async () => {
  fakeFetch({ ...answersFor(ann), 'GET /api/auth/get-session': json(null) })
  openPage('/')
  await screen.findByRole('link', { name: 'Login' })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['an Arabic', 'ن', 'KeyK'],
  ['a Greek', 'κ', 'KeyK'],
  ['a Dvorak', 'k', 'KeyV'],
])('Ctrl and K is found on %s keyboard', async (_layout, key, code) => {
  fakeFetch(answersFor(ann))
  openPage('/dashboard/contact')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key, code, ctrlKey: true })
    screen.getByRole('dialog', { name: 'Go to' })
  })
})

test('another letter on the key of K is no K', async () => {
  fakeFetch(answersFor(ann))
  openPage('/dashboard/contact')
  await screen.findByRole('heading', { level: 1 })
  expect(fireEvent.keyDown(document.body, { key: 't', code: 'KeyK', ctrlKey: true })).toBe(true)
})
