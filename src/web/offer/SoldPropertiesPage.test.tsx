import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, bought } from '../../../test/web/sample-answers.ts'

const sales = `GET /api/offeredProperty?agentEmail=${annInPath}&status=Bought&limit=24`
const total = `GET /api/offeredProperty/sold/total?agentEmail=${annInPath}`
const soldOnce = json({ count: 1, total: 250000.5 })

function open(answers: Parameters<typeof fakeFetch>[0]) {
  const given: typeof answers = { ...answersFor(ann, 'agent'), [total]: soldOnce, ...answers }
  const sent = fakeFetch(given)
  openPage('/dashboard/soldProperties')
  return { given, sent }
}

test('an agent sees how many homes are sold and their sum to the cent, with only the first page of them loaded', async () => {
  const { sent } = open({
    [sales]: json([bought], 200, { link: '</x?cursor=c>; rel="next"' }),
    [total]: json({ count: 1234, total: 123_456_789.1 }),
  })
  await screen.findByText('$123,456,789.10')
  screen.getByText('1,234')
  await screen.findByRole('button', { name: 'Show more' })
  expect(sent.filter(({ call }) => call.includes('status=Bought')).map(({ call }) => call)).toEqual([sales])
})

test('more sold homes come on demand, and the focus stays at the end of the list', async () => {
  const page = (name: string) => Array.from({ length: 24 }, (_, place) => ({ ...bought, _id: `${name}${place}` }))
  open({
    [sales]: json(page('a'), 200, { link: '</x?cursor=c>; rel="next"' }),
    [`${sales}&cursor=c`]: json([...page('b'), { ...bought, _id: 'last' }]),
  })
  const more = await screen.findByRole('button', { name: 'Show more' })
  const rows = () => screen.getAllByRole('rowheader').length
  expect(rows()).toBe(24)
  await userEvent.click(more)
  const end = await screen.findByText('These are all of them.')
  expect(rows()).toBe(49)
  await waitFor(() => expect(document.activeElement).toBe(end.parentElement))
})

test('offers a retry for a failed total above the sold homes', async () => {
  const { given } = open({ [sales]: json([bought]), [total]: refused(409, 'No.') })
  await screen.findByText('The total could not be loaded.')
  screen.getByText('pi_demo_7')
  given[total] = soldOnce
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByText('$250,000.50')).toHaveLength(2))
  expect(document.activeElement).not.toBe(document.body)
})

test('an agent without sales is led to the offers', async () => {
  open({ [sales]: json([]) })
  const link = await screen.findByRole('link', { name: 'See the offers' })
  expect(link.getAttribute('href')).toBe('/dashboard/requestedProperties')
})

test('sold homes that could not be loaded can be tried again, and the focus stays on the page', async () => {
  const { given } = open({ [sales]: refused(409, 'No.') })
  await screen.findByText('Your sold properties could not be loaded.')
  given[sales] = json([bought])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('pi_demo_7')
  expect(document.activeElement).not.toBe(document.body)
})
