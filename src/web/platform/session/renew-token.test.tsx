import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { accessToken } from '../api/access-token.ts'
import { renewToken } from './renew-token.ts'

const ann = 'ann@example.com'
const bob = 'bob@example.com'
const stored = () => localStorage.getItem('access-token')
const tokenOf = (whose: string) => json({ token: `access-of-${whose}` })

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The server answers requests for a token when the test says so, the first one first. */
function heldTokens() {
  const waiting: ((answer: Response) => void)[] = []
  const ask = () => {
    const { answer, give } = deferred<Response>()
    waiting.push(give)
    return answer
  }
  const sent = fakeFetch({ ...answersFor(ann), 'POST /api/jwt': ask })
  const waitForRequests = async (count: number) => waitFor(() => expect(waiting).toHaveLength(count))
  return { sent, waitForRequests, give: (answer: Response) => waiting.shift()?.(answer) }
}

test('drops a token that arrives after LogOut', async () => {
  const answers: Record<string, Response | (() => Promise<Response>)> = { ...answersFor(ann) }
  const sent = fakeFetch(answers)
  openPage('/dashboard')
  const logOut = await screen.findByRole('button', { name: 'LogOut' })
  const { answer, give } = deferred<Response>()
  answers['POST /api/jwt'] = () => answer
  localStorage.setItem('access-token-ends', String(Date.now() + 9 * 60_000))
  fireEvent(document, new Event('visibilitychange'))
  const requestCount = () => sent.filter(({ call }) => call === 'POST /api/jwt').length
  await waitFor(() => expect(requestCount()).toBe(2))
  const renewed = renewToken(ann)
  await userEvent.click(logOut)
  await screen.findByText('User Logout Successfully.')
  give(tokenOf('ann'))
  await renewed
  expect([requestCount(), stored()]).toEqual([2, null])
})

test('a new login gets its own token while the previous person’s is on its way', async () => {
  const { sent, waitForRequests, give } = heldTokens()
  const forAnn = renewToken(ann)
  await waitForRequests(1)
  const forBob = renewToken(bob)
  await waitForRequests(2)
  give(tokenOf('ann'))
  await forAnn
  expect(stored()).toBeNull()
  give(tokenOf('bob'))
  await forBob
  expect(stored()).toBe('access-of-bob')
  expect(sent.filter(({ call }) => call === 'POST /api/jwt').map(({ body }) => body)).toEqual([
    { email: ann },
    { email: bob },
  ])
})

test('a login after a logout does not wait for the earlier token', async () => {
  const { waitForRequests, give } = heldTokens()
  accessToken.keep('before', 'ann@test.invalid')
  const first = renewToken(ann)
  await waitForRequests(1)
  accessToken.clear()
  const second = renewToken(ann)
  await waitForRequests(2)
  give(tokenOf('ann before'))
  await first
  expect(stored()).toBeNull()
  give(tokenOf('ann'))
  await second
  expect(stored()).toBe('access-of-ann')
})

test('a token of another tab that came first stays', async () => {
  const { waitForRequests, give } = heldTokens()
  accessToken.keep('before', 'ann@test.invalid')
  const renewed = renewToken(ann)
  await waitForRequests(1)
  localStorage.setItem('access-token', 'of another tab')
  give(tokenOf('ann'))
  await renewed
  expect(stored()).toBe('of another tab')
})
