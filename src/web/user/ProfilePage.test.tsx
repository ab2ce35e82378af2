// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { review } from '../../../test/deal-answers.ts'
import { fetchStandIn, json, refused } from '../../../test/fetch-stand-in.ts'
import { answersFor, openPage } from '../../../test/open-page.tsx'

const updateAtProvider = 'POST /api/auth/update-user'
const updateHere = 'PATCH /api/users/me'
const picture = 'https://example.com/b.png'

async function save(name: string) {
  await userEvent.clear(await screen.findByLabelText('Name'))
  if (name) await userEvent.type(screen.getByLabelText('Name'), name)
  await userEvent.type(screen.getByLabelText('Photo URL'), picture)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('a person changes their name and photo at the provider and here, and sees it at once', async () => {
  const answers = { [updateAtProvider]: json({ status: true }), [updateHere]: json({ modifiedCount: 1 }) }
  const sent = fetchStandIn({ ...answersFor('ann@example.com'), ...answers })
  openPage('/dashboard')
  await save('Ann Other')
  await screen.findByText('Your profile is saved.')
  expect(sent.find(({ call }) => call === updateAtProvider)?.body).toEqual({ name: 'Ann Other', image: picture })
  expect(sent.find(({ call }) => call === updateHere)?.body).toEqual({ name: 'Ann Other', photoURL: picture })
  expect(screen.getByRole('heading', { name: 'Ann Other' })).toBeTruthy()
})

test('a person who has just changed their photo sees it beside their reviews', async () => {
  const list = 'GET /api/reviews/ann%40example.com?limit=24'
  const answers: Parameters<typeof fetchStandIn>[0] = {
    ...answersFor('ann@example.com'),
    [updateAtProvider]: json({ status: true }),
    [updateHere]: json({ modifiedCount: 1 }),
    [list]: json([review]),
  }
  const sent = fetchStandIn(answers)
  const router = openPage('/dashboard/UserReviews')
  await screen.findByText(review.reviewDescription)
  await act(() => router.navigate('/dashboard/userProfile'))
  await save('Ann Other')
  await screen.findByText('Your profile is saved.')
  await act(() => router.navigate('/dashboard/UserReviews'))
  await screen.findByText(review.reviewDescription)
  await waitFor(() => expect(sent.filter(({ call }) => call === list)).toHaveLength(2))
})

test('a name is required, and nothing is sent without one', async () => {
  const sent = fetchStandIn(answersFor('ann@example.com'))
  openPage('/dashboard')
  await save('')
  await screen.findByText('Name is required')
  expect(sent.some(({ call }) => call === updateAtProvider)).toBe(false)
})

test('a refusal is shown with the server’s words', async () => {
  const answers = {
    [updateAtProvider]: json({ status: true }),
    [updateHere]: refused(422, 'That picture is no picture.'),
  }
  fetchStandIn({ ...answersFor('ann@example.com'), ...answers })
  openPage('/dashboard')
  await save('Ann Other')
  expect((await screen.findByRole('alert')).textContent).toContain('That picture is no picture.')
})
