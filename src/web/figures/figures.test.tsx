import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AdminFigures, AgentFigures, BuyerFigures, MonthOfSales } from '#contract/figures'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const months: MonthOfSales[] = [
  { month: '2026-09', count: 0, amount: 0 },
  { month: '2026-10', count: 2, amount: 850_000.5 },
  { month: '2026-11', count: '10000+' },
]
const agent: AgentFigures = {
  offersWaiting: 3,
  homes: { pending: 1, verified: 1234, rejected: 2, sold: 4 },
  views: 142,
  wishes: '10000+',
  soldByMonth: months,
}
const buyer: BuyerFigures = { toPay: 1, waiting: 2, priceChanges: 0 }
const admin: AdminFigures = {
  homes: { pending: 5, verified: 1, rejected: 1, sold: 1, edited: 6 },
  newPeople: 7,
  salesByMonth: months,
}

/** The figures of a profile, as they are read, and where each leads. */
async function figuresOf(role: 'agent' | 'admin' | 'fraud' | undefined, call: string, answer: object) {
  fakeFetch({ ...answersFor(ann, role), [`GET /api/figures/${call}`]: json(answer) })
  openPage('/dashboard')
  const section = await screen.findByRole('region', { name: /^Your|^Waiting for you/ })
  const [first] = await within(section).findAllByRole('link', { name: /^\d/ })
  const links = within(section).getAllByRole('link')
  expect(links[0]).toBe(first)
  return links.map((link) => `${link.textContent} → ${link.getAttribute('href')}`)
}

test('shows an agent the waiting offers and figures of their homes', async () => {
  expect(await figuresOf('agent', 'agent', agent)).toEqual([
    '3 Offers waiting → /dashboard/requestedProperties',
    '1,234 Homes verified → /dashboard/addAgentProperty?status=verified',
    '1 Homes pending → /dashboard/addAgentProperty?status=pending',
    '2 Homes rejected → /dashboard/addAgentProperty?status=rejected',
    '4 Homes sold → /dashboard/soldProperties',
    '142 Views in 30 days → /dashboard/addAgentProperty',
    '10,000+ Wishes in 30 days → /dashboard/addAgentProperty',
  ])
  const chart = screen.getByRole('table', { name: 'Sold by month' })
  const rows = within(chart).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    [expect.stringMatching(/^Sep.* 2026$/), '0', '–'],
    ['Oct 2026', '2', '$850,000.50'],
    ['Nov 2026', '10,000+', '–'],
  ])
})

test.each([undefined, 'fraud'] as const)(
  'a profile of role %s opens with one’s own offers and wishes',
  async (role) => {
    expect(await figuresOf(role, 'buyer', buyer)).toEqual([
      '1 Offers to pay → /dashboard/propertyBought',
      '2 Offers waiting for an answer → /dashboard/propertyBought',
      '0 Price changes on your wishlist → /dashboard/wishlist',
    ])
  },
)

test('shows an admin the pending work', async () => {
  expect(await figuresOf('admin', 'admin', admin)).toEqual([
    '5 Homes pending → /dashboard/manageProperties?status=pending',
    '6 Homes edited → /dashboard/manageProperties?status=edited',
    '7 New people in 30 days → /dashboard/manageUsers',
    '10,000+ Sales this month → /dashboard/manageProperties?status=sold',
  ])
})

test('figures that could not be loaded are asked for again', async () => {
  const answers = { ...answersFor(ann), 'GET /api/figures/buyer': refused(400, 'No.') }
  fakeFetch(answers)
  openPage('/dashboard')
  await screen.findByText('Your figures could not be loaded.')
  screen.getByRole('button', { name: 'Save' })
  answers['GET /api/figures/buyer'] = json(buyer)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: '1 Offers to pay' })
})
