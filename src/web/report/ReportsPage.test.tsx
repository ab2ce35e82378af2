import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { HomeReport } from '#contract/home-report'
import type { Report } from '#contract/report'
import { describedAs } from '../../../test/web/described-as.ts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const report: Report = {
  _id: 'r1',
  createdAt: '2026-11-21T14:05:00.000Z',
  reason: 'A scam',
  reportedBy: 'buyer',
  buyer: { name: 'Ben Buyer', email: 'ben@example.com' },
  agent: { name: 'Deleted user' },
  propertyTitle: 'Rose Cottage',
}
const READ = 'GET /api/reports/r1/messages?limit=50'

function open(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann, 'admin'),
    'GET /api/reports?limit=24': json([report]),
    'GET /api/homeReports?limit=24': json([]),
    [READ]: json([
      { _id: 'm2', text: '<i>Pay in cash</i>', by: 'agent', createdAt: report.createdAt },
      { _id: 'm1', text: 'Hello', by: 'buyer', createdAt: report.createdAt },
    ]),
    ...answers,
  })
  openPage('/dashboard/reports')
  return (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)
}

test('an admin reads a reported conversation only when they ask for it, and dismisses the report', async () => {
  const calls = open({ 'PATCH /api/reports/r1': json({ modifiedCount: 1 }) })
  const card = within(await screen.findByRole('article', { name: 'Rose Cottage' }))
  expect(card.getByRole('link', { name: 'Ben Buyer' }).getAttribute('href')).toBe(
    '/dashboard/manageUsers?q=ben%40example.com',
  )
  expect(card.queryByRole('link', { name: 'Deleted user' })).toBeNull()
  expect(calls(READ)).toEqual([])
  await userEvent.click(card.getByRole('button', { name: 'Read the conversation' }))
  await card.findByText('<i>Pay in cash</i>')
  expect(card.getAllByRole('listitem')[0]?.textContent).toContain('Hello')
  await userEvent.click(card.getByRole('button', { name: 'Dismiss' }))
  await card.findByText('Dismissed')
  await waitFor(() => expect(calls('PATCH /api/reports/r1')).toEqual([{ status: 'dismissed' }]))
  expect(card.queryByText('Hello')).toBeNull()
})

test('an admin sees that no report waits', async () => {
  open({ 'GET /api/reports?limit=24': json([]) })
  await screen.findByText('No reports to decide.')
})

const homeReport: HomeReport = {
  _id: 'h1',
  createdAt: '2026-11-21T14:05:00.000Z',
  reason: 'pictures',
  text: '<i>Seen in Bath</i>',
  reporter: { name: 'Rita Reporter', email: 'rita@example.com' },
  agent: { name: 'Ada Agent', email: 'ada@example.com' },
  propertyId: 'home-1',
  propertyTitle: 'Mill House',
  status: 'verified',
  sold: false,
}
const DECIDE = 'PATCH /api/homeReports/h1'
const openHome = (change: Partial<HomeReport> = {}, decided = json({ modifiedCount: 1 })) =>
  open({ 'GET /api/homeReports?limit=24': json([{ ...homeReport, ...change }]), [DECIDE]: decided })
const homeCard = async () => within(await screen.findByRole('article', { name: 'Mill House' }))

test('an admin rejects a reported home with a reason', async () => {
  const calls = openHome()
  const card = await homeCard()
  card.getByText('The pictures are of another home')
  card.getByText('<i>Seen in Bath</i>')
  expect(card.getByRole('link', { name: 'Mill House' }).getAttribute('href')).toBe('/propertyDetails/home-1')
  expect(card.getByRole('link', { name: 'Rita Reporter' }).getAttribute('href')).toContain('rita%40example.com')
  await userEvent.type(card.getByLabelText('Reason'), 'Not your pictures.')
  await userEvent.click(card.getByRole('button', { name: 'Reject home' }))
  await card.findByText('The home is rejected')
  expect(calls(DECIDE)).toEqual([{ status: 'rejected', reason: 'Not your pictures.' }])
})

test.each([
  ['No problem', 'dismissed'],
  ['Make Fraud', 'fraud'],
])('an admin decides by %s', async (name, status) => {
  const calls = openHome()
  await userEvent.click((await homeCard()).getByRole('button', { name }))
  await waitFor(() => expect(calls(DECIDE)).toEqual([{ status }]))
})

test.each([
  ['sold', { sold: true }],
  ['removed', { propertyId: undefined, status: undefined, sold: undefined }],
])('a reported home that is %s can’t be rejected', async (_what, change) => {
  openHome(change)
  const card = await homeCard()
  card.getByRole('button', { name: 'Make Fraud' })
  expect(card.queryByRole('button', { name: 'Reject home' })).toBeNull()
})

test('distinguishes two homes reported for the same reason by their titles', async () => {
  const sentence = [{ text: 'The account is 2 hours old.' }]
  const homes = ['home-1', 'home-2'].map((propertyId, place) => {
    const finding = { _id: `f${place}`, rule: 'newAccount', sentence, foundAt: homeReport.createdAt }
    return { propertyId, checkedAt: homeReport.createdAt, findings: [finding] }
  })
  const other = { ...homeReport, _id: 'h2', propertyId: 'home-2', propertyTitle: 'Barn' }
  open({
    'GET /api/homeReports?limit=24': json([homeReport, other]),
    'GET /api/evidence?ids=home-1%2Chome-2': json({ homes }),
  })
  const buttons = await screen.findAllByRole('button', { name: 'Not a problem' })
  expect(buttons.map(describedAs)).toEqual([
    'Mill House The account is 2 hours old.',
    'Barn The account is 2 hours old.',
  ])
})
