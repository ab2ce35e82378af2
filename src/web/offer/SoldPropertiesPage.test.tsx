// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ann, annInPath, bought } from '../../../test/deal-answers.ts'
import { fetchStandIn, json, refused } from '../../../test/fetch-stand-in.ts'
import { answersFor, openPage } from '../../../test/open-page.tsx'

const sales = `GET /api/offeredProperty?agentEmail=${annInPath}&status=Bought&limit=100`

function open(answers: Parameters<typeof fetchStandIn>[0]) {
  const given: typeof answers = { ...answersFor(ann, 'agent'), ...answers }
  fetchStandIn(given)
  openPage('/dashboard/soldProperties')
  return given
}

test('sold homes are counted and summed to the cent, over all pages', async () => {
  const cents = [0.1, 0.2, 250000.5].map((offerAmount, place) => ({ ...bought, _id: `o${place}`, offerAmount }))
  open({
    [sales]: json(cents.slice(0, 2), 200, { link: '</x?cursor=c>; rel="next"' }),
    [`${sales}&cursor=c`]: json(cents.slice(2)),
  })
  await screen.findByText('$250,000.80')
  screen.getByText('3')
  expect(screen.getAllByText('pi_demo_7')).toHaveLength(3)
})

test('more than 24 sold homes come on demand, and the focus stays at the end of the list', async () => {
  const sold = Array.from({ length: 50 }, (_, place) => ({ ...bought, _id: `o${place}` }))
  open({ [sales]: json(sold) })
  const more = await screen.findByRole('button', { name: 'Show more' })
  const rows = () => screen.getAllByRole('rowheader').length
  expect(rows()).toBe(24)
  await userEvent.click(more)
  expect([rows(), document.activeElement]).toEqual([48, more])
  await userEvent.click(more)
  expect(rows()).toBe(50)
  expect(document.activeElement).toBe(screen.getByText('These are all of them.').parentElement)
})

test('an agent who has sold nothing is led to the offers', async () => {
  open({ [sales]: json([]) })
  const link = await screen.findByRole('link', { name: 'See the offers' })
  expect(link.getAttribute('href')).toBe('/dashboard/requestedProperties')
})

test('sold homes that could not be loaded can be tried again, and the focus stays on the page', async () => {
  const given = open({ [sales]: refused(409, 'No.') })
  await screen.findByText('Your sold properties could not be loaded.')
  given[sales] = json([bought])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('pi_demo_7')
  expect(document.activeElement).not.toBe(document.body)
})
