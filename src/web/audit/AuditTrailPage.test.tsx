// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { fetchStandIn, json } from '../../../test/fetch-stand-in.ts'
import { answersFor, openPage } from '../../../test/open-page.tsx'

const entry: AuditEntry = {
  _id: 'e1',
  at: '2026-03-02T10:11:12Z',
  actorEmail: 'ada@example.com',
  action: 'reject',
  subjectKind: 'property',
  subjectId: 'p1',
  before: { status: 'pending' },
  after: { status: 'rejected', reason: 'Too dark.' },
  requestId: 'r-1',
}

function open(answers: Record<string, Response>, search = '') {
  fetchStandIn({ ...answersFor('ada@example.com', 'admin'), ...answers })
  return openPage(`/dashboard/auditTrail${search}`)
}

test('an entry says who did what to what, and how it was before and after', async () => {
  open({ 'GET /api/audit?limit=30': json([entry]) })
  const row = within(await screen.findByRole('row', { name: /property: reject/ }))
  for (const words of ['ada@example.com', 'Request r-1', 'p1', 'pending', 'rejected', 'Too dark.']) row.getByText(words)
})

test('the filters come from the address, and changes go there', async () => {
  const router = open(
    {
      'GET /api/audit?kind=property&actor=ada%40example.com&subject=p1&limit=30': json([entry]),
      'GET /api/audit?kind=user&actor=ada%40example.com&subject=p1&limit=30': json([]),
    },
    '?kind=property&actor=ada%40example.com&subject=p1',
  )
  await screen.findByRole('row', { name: /property: reject/ })
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'user')
  await screen.findByText('Nothing that was done fits these filters.')
  expect(router.state.location.search).toBe('?kind=user&actor=ada%40example.com&subject=p1')
})

test('a kind that does not exist is no filter', async () => {
  open({ 'GET /api/audit?limit=30': json([entry]) }, '?kind=weather')
  await screen.findByRole('row', { name: /property: reject/ })
})
