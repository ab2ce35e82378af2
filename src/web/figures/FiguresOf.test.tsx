import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import type { AdminFigures, AgentFigures, BuyerFigures, MonthOfSales, WaitingGroup } from '#contract/figures'
import { describedAs } from '../../../test/web/described-as.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'
import { queryRefresher } from '../notification/live/refresh-queries.ts'

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
  const section = await screen.findByRole('region', { name: /^Your (homes|offers)|^The site/ })
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
  const chart = within(screen.getByRole('region', { name: 'Sold by month' }))
  chart.getByText('10,002 homes sold in 3 months, most in Nov 2026: 10,000+.')
  expect(chart.queryByRole('table')).toBeNull()
  await userEvent.click(chart.getByRole('button', { name: 'Show as table' }))
  const rows = chart.getAllByRole('row').slice(1)
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

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const row = (_id: string, title: string, more: Partial<WaitingGroup['rows'][number]> = {}) => ({
  _id,
  title,
  person: 'Maya Brooks',
  at: inHours(-30),
  ...more,
})
const group = (kind: WaitingGroup['kind'], ...rows: WaitingGroup['rows']): WaitingGroup => ({
  kind,
  total: rows.length,
  rows,
})
const startsAt = inHours(40)
const forAgent = [
  group('viewing', row('v1', 'Mill', { due: inHours(20), startsAt }), row('v2', 'Barn', { due: inHours(3), startsAt })),
  group('message', row('c1', 'Mill', { text: 'Is it damp?' }), row('c2', 'Barn', { at: inHours(-50) })),
  group('offer', row('o1', 'Mill', { amount: 1234.5 }), row('o2', 'Barn', { at: inHours(-70) }), row('o3', 'Lodge')),
]

async function openDesk(role: 'agent' | 'admin', groups: WaitingGroup[]) {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann, role),
    'GET /api/figures/agent': json({
      ...agent,
      soldByMonth: months.map(({ month }) => ({ month, count: 0, amount: 0 })),
    }),
    'GET /api/figures/admin': json(admin),
    'GET /api/figures/waiting': json({ groups }),
  }
  fakeFetch(answers)
  openPage('/dashboard')
  const list = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  const rows = () =>
    list.queryAllByRole('listitem').map((item) => within(item).queryByRole('link')?.textContent ?? item.textContent)
  return { answers, list, rows }
}

test('an agent sees what waits in one list, by deadline and then by age, each with its action', async () => {
  const { list, rows } = await openDesk('agent', forAgent)
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Viewing of Barn on .*, \d\d:\d\dMaya Brooks · 3 hours leftAnswer$/),
    expect.stringMatching(/^Viewing of Mill on .*Maya Brooks · 20 hours leftAnswer$/),
    expect.stringMatching(/^Offer of \$0 on Barn/),
    expect.stringMatching(/^Maya Brooks wrote about Barn/),
    'Maya Brooks wrote about MillIs it damp?Reply',
    expect.stringMatching(/^Offer of \$1,234.50 on MillMaya Brooks · .*Answer$/),
    expect.stringMatching(/^Offer of \$0 on Lodge/),
  ])
  expect(rows()).toHaveLength(7)
  expect(list.getAllByRole('link', { name: 'Reply' })[1]?.getAttribute('href')).toBe('/dashboard/messages/c1')
  expect(describedAs(list.getAllByRole('link', { name: 'Reply' })[1] ?? document.body)).toBe(
    'Maya Brooks wrote about Mill',
  )
})

test('before the first sale there is no chart and no row of zeros, and the profile form comes after what waits', async () => {
  const { list } = await openDesk('agent', forAgent)
  expect(screen.queryByText(/by month/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  const [first] = list.getAllByRole('listitem')
  const form = screen.getByRole('button', { name: 'Save' })
  expect(first && first.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a finished row stays in its place, and new ones wait behind a button', async () => {
  const { answers, list, rows } = await openDesk('admin', [
    group('pending', row('p1', 'Mill'), row('p2', 'Barn')),
    group('failedJob', row('7', 'sendMail', { person: undefined, text: 'No route' })),
  ])
  expect(rows()).toEqual(['Decide', 'Decide', 'Try again'])
  answers['GET /api/figures/waiting'] = json({ groups: [group('pending', row('p2', 'Barn'), row('p3', 'Lodge'))] })
  const { refresh, end } = queryRefresher()
  onTestFinished(end)
  refresh([{ topic: 'listings' }])
  const more = await list.findByRole('button', { name: 'Show 1 new' })
  expect(rows()).toEqual([expect.stringMatching(/^Mill .*Done$/), 'Decide', expect.stringMatching(/sendMail.*Done$/)])
  await userEvent.click(more)
  expect(rows()).toEqual(['Decide', 'Decide'])
})

test('says that nothing waits', async () => {
  const { list } = await openDesk('agent', [])
  list.getByText('Nothing waits for you.')
})

test('what waits can be loaded again after a failure', async () => {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann, 'agent'),
    'GET /api/figures/agent': json(agent),
    'GET /api/figures/waiting': refused(409, 'No.'),
  }
  fakeFetch(answers)
  openPage('/dashboard')
  await screen.findByText('What waits could not be loaded.')
  answers['GET /api/figures/waiting'] = json({ groups: forAgent })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Waiting for you' })
})
