// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const suggestions = (q: string) => `GET /api/allProperty/suggestions?q=${q}`
const found = {
  places: [
    { name: 'Ramsbottom', homes: 12 },
    { name: 'Ramsey', homes: 1 },
  ],
  homes: [{ _id: cabin._id, title: cabin.title, location: cabin.location }],
}

async function open(answers: Parameters<typeof fakeFetch>[0]) {
  const sent = fakeFetch({ ...answersFor(ann), 'GET /api/allProperty/status?limit=24': json([cabin]), ...answers })
  const router = openPage('/allProperty')
  return { sent, router, field: await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' }) }
}
const options = () => {
  const list = screen.queryByRole('listbox', { name: 'Suggestions' })
  return list
    ? within(list)
        .queryAllByRole('option')
        .map((option) => option.textContent)
    : []
}
const suggested = () => waitFor(() => expect(options()).not.toEqual([]))
const marked = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('typing shows suggested places and homes, and announces their number', async () => {
  const { field } = await open({ [suggestions('rams')]: json(found) })
  await userEvent.type(field, 'rams')
  await waitFor(() =>
    expect(options()).toEqual(['Ramsbottom 12 homes', 'Ramsey 1 home', `${cabin.title} ${cabin.location}`]),
  )
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await screen.findByText('2 places and 1 home suggested.')
})

test('arrows go through the suggestions and back to the field, Enter takes the marked one, and it is searched for', async () => {
  const { field, router } = await open({ [suggestions('rams')]: json(found) })
  await userEvent.type(field, 'rams')
  await suggested()
  await userEvent.keyboard('{ArrowDown}')
  expect(marked(field)).toContain('Ramsbottom')
  await userEvent.keyboard('{ArrowUp}')
  expect(marked(field)).toBeUndefined()
  await userEvent.keyboard('{ArrowUp}')
  expect(marked(field)).toContain(cabin.title)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(field.value).toBe('Ramsey')
  await waitFor(() => expect(router.state.location.search).toBe('?q=Ramsey'))
  expect(options()).toEqual([])
})

test('a home that is pressed is opened', async () => {
  const { field, router } = await open({ [suggestions('rams')]: json(found) })
  await userEvent.type(field, 'rams')
  await userEvent.click(await within(await screen.findByRole('listbox')).findByText(cabin.title))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/propertyDetails/${cabin._id}`))
})

test('Escape closes the suggestions and keeps the text; Enter without a choice searches for it immediately', async () => {
  const { field, router } = await open({ [suggestions('rams')]: json(found) })
  await userEvent.type(field, 'rams')
  await suggested()
  await userEvent.keyboard('{Escape}')
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['rams', 'false'])
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=rams'))
})

test('an answer that was overtaken by more typing is dropped', async () => {
  const late = deferred<Response>()
  const { field, sent } = await open({
    [suggestions('ra')]: () => late.answer,
    [suggestions('rams')]: json({ places: [{ name: 'Ramsbottom', homes: 12 }], homes: [] }),
  })
  await userEvent.type(field, 'ra')
  await waitFor(() => expect(sent.some(({ call }) => call === suggestions('ra'))).toBe(true))
  await userEvent.type(field, 'ms')
  await waitFor(() => expect(options()).toEqual(['Ramsbottom 12 homes']))
  late.give(json({ places: [{ name: 'Radcliffe', homes: 3 }], homes: [] }))
  await late.answer
  expect(options()).toEqual(['Ramsbottom 12 homes'])
})

test('searches without suggestions', async () => {
  const { field, router } = await open({})
  await userEvent.type(field, 'lake{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=lake'))
})

test('the field is a text field to assistive software, with a search key on phones', async () => {
  const { field } = await open({})
  expect([field.type, field.inputMode, field.getAttribute('enterkeyhint')]).toEqual(['text', 'search', 'search'])
})

test('Escape empties the field once the suggestions are closed, and so does the cross', async () => {
  const { field, router } = await open({ [suggestions('rams')]: json(found) })
  const query = 'GET /api/allProperty/status?q=rams&limit=24'
  fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/status?limit=24': json([cabin]),
    [query]: json([cabin]),
    [suggestions('rams')]: json(found),
  })
  await userEvent.type(field, 'rams')
  await suggested()
  await userEvent.keyboard('{Escape}')
  expect(field.value).toBe('rams')
  await userEvent.keyboard('{Escape}')
  expect(field.value).toBe('')
  await userEvent.type(field, 'rams')
  await userEvent.click(screen.getByRole('button', { name: 'Clear text' }))
  expect([field.value, document.activeElement]).toEqual(['', field])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
