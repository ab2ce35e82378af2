import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Review } from '#contract/review'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'

const list = 'GET /api/reviews?limit=24'
const remove = 'DELETE /api/reviews/r1'
const review: Review = {
  _id: 'r1',
  propertyTitle: 'Cabin on the lake',
  agentName: 'Ann Example',
  reviewTime: '10:11:12',
  reviewerEmail: 'ben@example.com',
  reviewDescription: '<b>Cold</b> but bright.',
  reviewerName: 'Ben Buyer',
  ReviewerImage: null,
  createdAt: '2026-11-21T09:05:07.000Z',
  boughtHere: false,
  byOwnAgent: false,
}

function open(more: Record<string, Response>) {
  const answers: Record<string, Response> = { ...answersFor('ada@example.com', 'admin'), ...more }
  fakeFetch(answers)
  openPage('/dashboard/manageReviews')
  return answers
}

test('a review shows its reviewer, text and home, as plain text', async () => {
  open({ [list]: json([review]) })
  const row = within(await screen.findByRole('row', { name: /^Ben Buyer/ }))
  for (const text of ['Cabin on the lake', 'Ann Example', '<b>Cold</b> but bright.']) row.getByText(text)
})

test('a review leads to its home, and is found by words that stand in the address', async () => {
  open({ [list]: json([{ ...review, propertyId: 'home-1' }]), 'GET /api/reviews?q=bright&limit=24': json([review]) })
  const link = await screen.findByRole('link', { name: 'Cabin on the lake' })
  expect(link.getAttribute('href')).toBe('/propertyDetails/home-1')
  await userEvent.type(screen.getByLabelText('Search'), 'bright')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cabin on the lake' })).toBeNull())
  await screen.findByText('Cabin on the lake')
})

test('an admin deletes any review, after a question', async () => {
  const answers = open({ [list]: json([review]), [remove]: json({ deletedCount: 1 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  answers[list] = json([])
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted!')
  within(screen.getByRole('row', { name: /^Ben Buyer/ })).getByText('Deleted')
})

test('a review that its reviewer deleted in the meantime shows as deleted, without actions', async () => {
  open({ [list]: json([review]), [remove]: refused(404, 'This review doesn’t exist or was removed.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }))
  const row = within(screen.getByRole('row', { name: /^Ben Buyer/ }))
  await row.findByText('Deleted')
  expect(row.queryAllByRole('button')).toEqual([])
})
