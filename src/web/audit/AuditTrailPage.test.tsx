import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { cabin } from '../../../test/web/sample-answers.ts'

const entry: AuditEntry = {
  _id: 'e1',
  at: '2026-03-02T10:11:12Z',
  actorEmail: 'ada@example.com',
  actorName: 'Ada Whitcombe',
  action: 'reject',
  subjectKind: 'property',
  subjectId: 'p1',
  subjectTitle: 'Cabin on the lake',
  propertyId: 'home-1',
  before: { status: 'pending' },
  after: { status: 'rejected', reason: 'Too dark.' },
  requestId: 'r-1',
}

function open(answers: Record<string, Response>, search = '') {
  fakeFetch({ ...answersFor('ada@example.com', 'admin'), ...answers })
  return openPage(`/dashboard/auditTrail${search}`)
}

test('says who did what to which home, with values before and after, and its ids behind Details', async () => {
  open({ 'GET /api/audit?limit=30': json([entry]) })
  const row = within(await screen.findByRole('row', { name: /Ada Whitcombe rejected Cabin on the lake/ }))
  for (const text of ['pending', 'Too dark.']) row.getByText(text)
  row.getByText('rejected', { selector: 'ins' })
  const ids = within(row.getByRole('group'))
  ids.getByText('Details')
  for (const text of ['2 Mar 2026, 10:11:12', 'By ada@example.com', 'property p1', 'Request r-1']) ids.getByText(text)
})

const linkIn = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('links actor and subject to their pages', async () => {
  const made = { ...entry, action: 'set role', subjectKind: 'user', subjectTitle: 'Ben Buyer' } as const
  open({
    'GET /api/audit?limit=30': json([
      entry,
      { ...made, _id: 'e2', propertyId: undefined, userEmail: 'ben+1@example.com', subjectId: 'u1' },
    ]),
  })
  await screen.findByRole('row', { name: /Ada Whitcombe changed the role of Ben Buyer/ })
  expect(screen.getAllByRole('link', { name: 'Ada Whitcombe' })[0]?.getAttribute('href')).toBe(
    '/dashboard/manageUsers?q=ada%40example.com',
  )
  expect(linkIn('Cabin on the lake')).toBe('/propertyDetails/home-1')
  expect(linkIn('Ben Buyer')).toBe('/dashboard/manageUsers?q=ben%2B1%40example.com')
  expect(linkIn('History of Cabin on the lake')).toBe('/dashboard/auditTrail?subject=p1')
})

test('names deleted actors and subjects without a link', async () => {
  const gone = { ...entry, actorName: undefined, propertyId: undefined }
  open({
    'GET /api/audit?limit=30': json([
      gone,
      { ...gone, _id: 'e2', action: 'verify', subjectTitle: undefined },
      { ...gone, _id: 'e3', action: 'lapse', actorEmail: undefined },
      { ...gone, _id: 'e4', action: 'edit', actorEmail: 'deleted:0198c1f0-0000-7000-8000-000000000000' },
    ]),
  })
  await screen.findByRole('row', { name: /ada@example.com rejected Cabin on the lake/ })
  screen.getByRole('row', { name: /ada@example.com verified a deleted home/ })
  screen.getByRole('row', { name: /KeyHaven ?: lapse, Cabin on the lake/ })
  screen.getByRole('row', { name: /Deleted user changed Cabin on the lake/ })
  const table = within(screen.getByRole('table'))
  expect(new Set(table.getAllByRole('link').map(({ textContent }) => textContent))).toEqual(new Set(['History']))
})

test('describes two homes of one title that were deleted in one minute by their seconds', async () => {
  const gone = { ...entry, propertyId: undefined, at: '2026-03-01T12:00:05Z' }
  open({
    'GET /api/audit?limit=30': json([gone, { ...gone, _id: 'e2', subjectId: 'p2', at: '2026-03-01T12:00:40Z' }]),
  })
  const links = await screen.findAllByRole('link', { name: 'History of Cabin on the lake' })
  const described = links.map((link) =>
    (link.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  )
  expect(described).toHaveLength(2)
  expect(described[0]?.join()).not.toBe(described[1]?.join())
})

test('shows an offer by the title of its home, linked to its history', async () => {
  const offer = '019a0000-0000-7000-8000-000000000001'
  open({ 'GET /api/audit?limit=30': json([{ ...entry, action: 'sell', before: undefined, after: { offer } }]) })
  await screen.findByRole('row', { name: /Cabin on the lake was sold to Ada Whitcombe/ })
  expect(linkIn('History of the offer for Cabin on the lake')).toBe(`/dashboard/auditTrail?subject=${offer}`)
  expect(screen.queryByText(offer)).toBeNull()
})

test('the filters come from the address, and changes go there', async () => {
  const router = open(
    {
      'GET /api/audit?kind=property&actor=ada%40example.com&subject=p1&limit=30': json([entry]),
      'GET /api/audit?kind=user&actor=ada%40example.com&subject=p1&limit=30': json([]),
    },
    '?kind=property&actor=ada%40example.com&subject=p1',
  )
  await screen.findByRole('row', { name: /rejected Cabin/ })
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'user')
  await screen.findByText('No entries match these filters.')
  expect(router.state.location.search).toBe('?kind=user&actor=ada%40example.com&subject=p1')
})

test('Done to finds homes and people by their names, and shows the name of what it was opened for', async () => {
  const router = open(
    {
      'GET /api/audit?subject=p1&limit=30': json([entry]),
      'GET /api/audit?limit=30': json([entry]),
      'GET /api/audit?subject=u1&limit=30': json([]),
      'GET /api/allProperty?q=ben&limit=5': json([{ ...cabin, title: 'Bend House' }]),
      'GET /api/users?q=ben&limit=5': json([
        { _id: 'u1', name: 'Ben Buyer', email: 'ben@example.com', photoURL: null },
      ]),
    },
    '?subject=p1',
  )
  const field = screen.findByLabelText<HTMLInputElement>('Done to')
  await waitFor(async () => expect((await field).value).toBe('Cabin on the lake'))
  await userEvent.clear(await field)
  await userEvent.type(await field, 'ben')
  await screen.findByRole('option', { name: /Bend House/ })
  await userEvent.click(screen.getByRole('option', { name: /Ben Buyer/ }))
  await screen.findByText('No entries match these filters.')
  expect(router.state.location.search).toBe('?subject=u1')
  expect((await field).value).toBe('Ben Buyer')
})

test('a kind that does not exist is no filter', async () => {
  open({ 'GET /api/audit?limit=30': json([entry]) }, '?kind=weather')
  await screen.findByRole('row', { name: /rejected Cabin/ })
})
