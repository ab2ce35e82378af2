import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const all = 'GET /api/allProperty/status?limit=24'

function open(search: string, answers: Parameters<typeof fakeFetch>[0]) {
  const given: typeof answers = { ...answersFor(ann), ...answers }
  fakeFetch(given)
  openPage(`/allProperty${search}`)
  return given
}
const isAmongHomes = (element: Element | null) =>
  screen.getByRole('heading', { name: 'Homes found' }).parentElement?.contains(element)

test('a retry to load the homes keeps the focus on them', async () => {
  const given = open('', { [all]: refused(409, 'No.') })
  const again = await screen.findByRole('button', { name: 'Try again' })
  given[all] = json([cabin])
  await userEvent.click(again)
  await screen.findByText('1 home')
  expect(isAmongHomes(document.activeElement)).toBe(true)
})

test('Show every home after an empty search moves the focus to the homes', async () => {
  const { answer, give } = deferred<Response>()
  open('?q=zeppelin', { 'GET /api/allProperty/status?q=zeppelin&limit=24': json([]), [all]: () => answer })
  await userEvent.click(await screen.findByRole('link', { name: 'Show every home' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(''))
  expect(screen.queryByText(/No home is for sale/)).toBeNull()
  give(json([cabin]))
  await screen.findByText('1 home')
  expect(isAmongHomes(document.activeElement)).toBe(true)
})

test('an empty result is shown once', async () => {
  open('?q=zeppelin', { 'GET /api/allProperty/status?q=zeppelin&limit=24': json([]) })
  await screen.findByText('No home matches this search.')
  expect(screen.queryByText('0 homes')).toBeNull()
})

test('the filters are counted as they are shown, and a press leads to them', async () => {
  open('?q=lake&sort=priceAsc', {
    'GET /api/allProperty/status?q=lake&sort=priceAsc&limit=24': json([cabin]),
    'GET /api/allProperty/status?q=lake&minPrice=200000&sort=priceAsc&limit=24': json([cabin]),
  })
  await screen.findByText('1 home')
  screen.getByRole('button', { name: '1 filter' })
  await userEvent.type(screen.getByLabelText('Min price'), '200000')
  await userEvent.click(await screen.findByRole('button', { name: '2 filters' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Min price'))
})

test('the filters open without a look at the scroll position, which would lay out all homes at once', async () => {
  open('', { [all]: json([cabin]) })
  await screen.findByText(cabin.title)
  const read = vi.spyOn(window, 'scrollY', 'get')
  fireEvent.click(screen.getByRole('button', { name: 'Filters' })) // user-event itself looks at it
  expect(screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded')).toBe('true')
  expect(read).not.toHaveBeenCalled()
})
