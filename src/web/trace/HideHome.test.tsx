import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const barn = { ...cabin, _id: 'home-2', title: 'Barn' }
const own = { ...cabin, _id: 'home-3', title: 'Own house', email: ann }
const card = (name: string) => screen.findByRole('article', { name })
const hideButton = async (name: string) => within(await card(name)).findByRole('button', { name: `Hide: ${name}` })
const changes = (sent: { call: string }[]) => sent.map(({ call }) => call).filter((call) => /^(PUT|DELETE)/.test(call))

function open(address: string, more: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    'GET /api/allProperty/home-1': json(cabin),
    'GET /api/allProperty/status?limit=24': json([cabin, barn, own]),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    'PUT /api/hiddenHomes/home-2': json({ modifiedCount: 1 }),
    'DELETE /api/hiddenHomes/home-2': json({ deletedCount: 1 }),
    'PUT /api/hiddenHomes/home-1': json({ modifiedCount: 1 }),
    ...more,
  })
  openPage(address)
  return sent
}

test('a home that is hidden on its card leaves the list, and Undo brings it back', async () => {
  const sent = open('/allProperty')
  await userEvent.click(await hideButton('Barn'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Barn' })).toBeNull())
  await screen.findByText('Hidden from your searches')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await card('Barn')
  expect(changes(sent)).toEqual(['PUT /api/hiddenHomes/home-2', 'DELETE /api/hiddenHomes/home-2'])
})

test('one’s own home can’t be hidden', async () => {
  open('/allProperty')
  await hideButton('Barn')
  expect(within(await card('Own house')).queryByRole('button', { name: /^Hide/ })).toBeNull()
})

test('shows a refusal and keeps the home', async () => {
  open('/allProperty', {
    'PUT /api/hiddenHomes/home-2': refused(409, 'You can hide at most 2000 homes.'),
  })
  await userEvent.click(await hideButton('Barn'))
  await screen.findByText('You can hide at most 2000 homes.')
  await card('Barn')
})

test('the number of hidden homes stands below the list and leads to them', async () => {
  open('/allProperty', { 'GET /api/hiddenHomes?limit=1': json([{}], 200, { 'x-total-count': '3' }) })
  const link = await screen.findByRole('link', { name: '3 hidden homes' })
  expect(link.getAttribute('href')).toBe('/dashboard/hidden')
})

test('the page of a home hides it and brings it back', async () => {
  let isHidden = false
  const sent = open('/propertyDetails/home-1', {
    'GET /api/hiddenHomes/home-1': () => json({ isHidden }),
    'PUT /api/hiddenHomes/home-1': () => {
      isHidden = true
      return json({ modifiedCount: 1 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hide this home' }))
  await screen.findByRole('button', { name: 'Bring this home back' })
  expect(changes(sent)).toEqual(['PUT /api/hiddenHomes/home-1'])
})

test('the page of hidden homes brings one back, and hides it again', async () => {
  const sent = open('/dashboard/hidden', {
    'GET /api/hiddenHomes?limit=24': json([
      {
        _id: 'hidden-1',
        propertyId: 'home-2',
        hiddenAt: '2026-11-20T09:00:00.000Z',
        title: 'Barn',
        location: 'Bend',
        propertyImage: cabin.propertyImage,
        price: '$100,000',
        sold: false,
        withdrawn: false,
      },
    ]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }))
  await screen.findByText('Back in your searches')
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Hide again' }))
    expect(changes(sent)).toEqual(['DELETE /api/hiddenHomes/home-2', 'PUT /api/hiddenHomes/home-2'])
  })
})
