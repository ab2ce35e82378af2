import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../../test/web/sample-answers.ts'

const lake = { ...cabin, bedrooms: 3, tenure: 'freehold' as const, pictures: [{ url: '/two.webp', caption: 'Jetty' }] }
const barn = { ...cabin, _id: 'home-2', title: 'Barn', bedrooms: 5, tenure: 'freehold' as const }
const answers = {
  ...answersFor(ann),
  'GET /api/allProperty/home-1': json(lake),
  'GET /api/allProperty/home-2': json(barn),
  'GET /api/allProperty/gone': refused(404, 'Property not found'),
}
const KEY = `recent-compared:${ann}`
const keep = (...homes: { _id: string; title: string }[]) =>
  localStorage.setItem(KEY, JSON.stringify(homes.map(({ _id, title }) => ({ id: _id, title, picture: '/a.webp' }))))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]').map(({ id }: { id: string }) => id)

function open(address: string, more: Parameters<typeof fakeFetch>[0] = {}) {
  fakeFetch({ ...answers, ...more })
  return openPage(address)
}

test('the homes of a link stand side by side, and what differs is marked in words', async () => {
  open('/compare?ids=home-1,home-2')
  await screen.findByRole('rowheader', { name: 'Bedrooms (differs)' })
  const table = within(screen.getByRole('table', { name: 'Homes side by side' }))
  table.getByRole('columnheader', { name: /Cabin on the lake/ })
  table.getByRole('link', { name: 'Barn' })
  expect(cells(table.getByRole('row', { name: /^Bedrooms/ }))).toEqual(['3', '5'])
  expect(cells(table.getByRole('row', { name: /^Tenure/ }))).toEqual(['Freehold', 'Freehold'])
  expect(table.getByRole('rowheader', { name: 'Tenure' }).getAttribute('scope')).toBe('row')
})

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the switch leaves only the rows that differ, and is part of the address', async () => {
  const router = open('/compare?ids=home-1,home-2')
  await screen.findByRole('rowheader', { name: 'Tenure' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Tenure' })).toBeNull())
  screen.getByRole('rowheader', { name: 'Bedrooms (differs)' })
  expect(router.state.location.search).toBe('?ids=home-1%2Chome-2&only=different')
})

test('says so where nothing differs', async () => {
  open('/compare?ids=home-1,home-2&only=different', {
    'GET /api/allProperty/home-2': json({ ...lake, _id: 'home-2' }),
  })
  await screen.findByText('Nothing that is stated of these homes differs.')
})

test('one control moves the pictures of all homes', async () => {
  open('/compare?ids=home-1,home-2')
  await screen.findByRole('img', { name: 'Barn, picture 1' })
  screen.getByText('1 of 2')
  const next = screen.getByRole('button', { name: 'Next picture' })
  await userEvent.click(next)
  screen.getByText('2 of 2')
  screen.getByRole('img', { name: 'Jetty' })
  screen.getByText('No further picture')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  screen.getByRole('img', { name: 'Barn, picture 1' })
})

test('a home that is gone says so, and can be taken out', async () => {
  const router = open('/compare?ids=home-1,gone')
  const head = await screen.findByRole('columnheader', { name: /This home is no longer available\./ })
  await screen.findByRole('rowheader', { name: 'Bedrooms' })
  await userEvent.click(within(head).getByRole('button', { name: 'Take home 2 out of the comparison' }))
  await waitFor(() => expect(router.state.location.search).toBe('?ids=home-1'))
  screen.getByText('Add another home, up to 4, to see what differs.')
})

test('a home that could not be loaded is loaded again', async () => {
  let fails = true
  open('/compare?ids=home-1,home-2', {
    'GET /api/allProperty/home-2': () => (fails ? refused(400, 'No') : json(barn)),
  })
  await screen.findByText('This home could not be loaded.')
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Barn' })
})

test('of more than four homes the first four are compared', async () => {
  open('/compare?ids=home-1,home-2,gone,home-1,x,y,z')
  await screen.findByText('Up to 4 homes can be compared: these are the first 4 of the link.')
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('button', { name: /^Take / })).toHaveLength(4)
})

test('without homes in the address, those are compared that the person chose, and taking one out is kept', async () => {
  keep(lake, barn)
  open('/compare')
  await screen.findByRole('link', { name: 'Barn' })
  await userEvent.click(screen.getByRole('button', { name: 'Take out of the comparison: Barn' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Barn' })).toBeNull())
  expect(kept()).toEqual(['home-1'])
})

test('a link of somebody else does not change what the person chose', async () => {
  keep(lake)
  open('/compare?ids=home-2')
  await screen.findByRole('link', { name: 'Barn' })
  expect(kept()).toEqual(['home-1'])
})

test('without any home it says how to choose some', async () => {
  open('/compare')
  await screen.findByText('No homes to compare yet')
  screen.getByText('Choose up to 4 with the button below the heart on their cards.')
  screen.getByRole('link', { name: 'See homes' })
})

test('the terms of a loan can be set there, which adds the monthly cost', async () => {
  open('/compare?ids=home-1')
  await screen.findByRole('button', { name: 'Set your loan terms' })
  expect(screen.queryByRole('rowheader', { name: 'Monthly cost' })).toBeNull()
})

test('it prints', async () => {
  const print = window.print
  let printed = 0
  window.print = () => {
    printed++
  }
  onTestFinished(() => {
    window.print = print
  })
  open('/compare?ids=home-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(printed).toBe(1)
})

test('a visitor logs in first, and comes back to the same homes', async () => {
  fakeFetch(visitorAnswers)
  const router = openPage('/compare?ids=home-1,home-2')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/compare?ids=home-1,home-2' })
})
