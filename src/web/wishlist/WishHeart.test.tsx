import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Property } from '#contract/property'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin, wish } from '../../../test/web/sample-answers.ts'

const barn: Property = { ...cabin, _id: 'home-2', title: 'Barn' }
const wishlist = `GET /api/wishlist/${annInPath}`

function openList(homes: Property[], answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/status?limit=24': json(homes),
    [wishlist]: json([]),
    ...answers,
  })
  openPage('/allProperty')
  return sent
}
const heart = (name: string) => screen.findByRole('button', { name })
const posts = (sent: ReturnType<typeof fakeFetch>) => sent.filter(({ call }) => call === 'POST /api/wishlist')

test('a press on the heart of a card adds its home to the wishlist once, and marks the heart', async () => {
  const { answer, give } = deferred<Response>()
  const wishes = [json([])]
  const sent = openList([cabin, barn], {
    [wishlist]: () => wishes.shift() ?? json([wish]),
    'POST /api/wishlist': () => answer,
  })
  const button = await heart(`Add to wishlist: ${cabin.title}`)
  await userEvent.click(button)
  await userEvent.click(button)
  give(json({ insertedId: 'wish-1' }, 201))
  await screen.findByText('Property add to Your Wishlist Successfully')
  expect(await heart(`Remove from wishlist: ${cabin.title}`)).toBe(button)
  await userEvent.click(button) // within half a second, as the second press of a double click
  expect(posts(sent).map(({ body }) => body)).toMatchObject([{ propertyId: cabin._id, userEmail: ann }])
  await heart('Add to wishlist: Barn')
})

test('a second press on a heart removes the wish, and Undo brings the same one back', async () => {
  const now = { wishes: [wish] }
  const sent = openList([cabin, barn], {
    [wishlist]: () => json(now.wishes),
    [`DELETE /api/wishlist/${wish._id}`]: () => {
      now.wishes = []
      return json({ deletedCount: 1 })
    },
    [`PUT /api/wishlist/${wish._id}`]: () => {
      now.wishes = [wish]
      return json({ modifiedCount: 1 })
    },
  })
  const button = await heart(`Remove from wishlist: ${cabin.title}`)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(button)
  await screen.findByText('Removed')
  expect(await heart(`Add to wishlist: ${cabin.title}`)).toBe(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Back on your wishlist')
  await heart(`Remove from wishlist: ${cabin.title}`)
  expect(sent.filter(({ call }) => /^(DELETE|PUT|POST) .*wishlist/.test(call))).toHaveLength(2)
})

test('a wish that another tab has removed is removed', async () => {
  const wishes = [json([wish])]
  openList([cabin], {
    [wishlist]: () => wishes.shift() ?? json([]),
    [`DELETE /api/wishlist/${wish._id}`]: refused(404, 'This wishlist item doesn’t exist or was removed.'),
  })
  await userEvent.click(await heart(`Remove from wishlist: ${cabin.title}`))
  await screen.findByText('Removed')
  await heart(`Add to wishlist: ${cabin.title}`)
})

test('the hearts of all cards are known by one question', async () => {
  const sent = openList([cabin, barn], { [wishlist]: json([wish]) })
  await heart(`Remove from wishlist: ${cabin.title}`)
  await heart('Add to wishlist: Barn')
  expect(sent.filter(({ call }) => call.includes('/wishlist'))).toHaveLength(1)
})

test('a refused wish shows the server’s message, and can be retried', async () => {
  openList([cabin], { 'POST /api/wishlist': refused(409, 'This home is sold.') })
  await userEvent.click(await heart(`Add to wishlist: ${cabin.title}`))
  const toast = await screen.findByText('Something is Wrong!')
  expect(toast.closest('[role=alert]')?.textContent).toContain('This home is sold.')
  const again = await heart(`Add to wishlist: ${cabin.title}`)
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
})

test('one’s own home has no heart', async () => {
  openList([{ ...cabin, email: ann }, barn])
  await heart('Add to wishlist: Barn')
  expect(screen.queryByRole('button', { name: /wishlist: Cabin/ })).toBeNull()
})

test('one’s own home has no heart in a list that came without e-mail addresses', async () => {
  const asVisitorsSee = { ...cabin, email: '', agentId: 'ann-1' }
  openList([asVisitorsSee, { ...barn, email: '', agentId: 'agent-2' }], {
    [`GET /api/users/admin/${annInPath}`]: json({ _id: 'ann-1', role: 'agent' }),
  })
  await heart('Add to wishlist: Barn')
  expect(screen.queryByRole('button', { name: /wishlist: Cabin/ })).toBeNull()
})

test('a visitor who presses a heart logs in first, and returns', async () => {
  const sent = fakeFetch({
    ...visitorAnswers,
    'GET /api/allProperty/status?limit=4': json([cabin]),
    'GET /api/reviews?limit=3': json([]),
  })
  const router = openPage('/?a=1')
  await userEvent.click(await heart(`Add to wishlist: ${cabin.title}`))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/?a=1' } }))
  expect(posts(sent)).toEqual([])
  await screen.findByText(`Log in to put ${cabin.title} on your wishlist. Then you come back to where you were.`)
})

test('the wish of a visitor is made once they have logged in, and not again', async () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...visitorAnswers,
    'GET /api/allProperty/status?limit=4': json([barn, cabin]),
    'GET /api/reviews?limit=3': json([]),
    [wishlist]: json([]),
  }
  answers['POST /api/wishlist'] = () => {
    answers[wishlist] = json([wish])
    return json({ insertedId: 'wish-1' }, 201)
  }
  answers['POST /api/auth/sign-in/email'] = () => {
    Object.assign(answers, answersFor(ann))
    return json({ token: 'session' })
  }
  const sent = fakeFetch(answers)
  const router = openPage('/')
  await userEvent.click(await heart(`Add to wishlist: ${cabin.title}`))
  await screen.findByText(/^Log in to put/)
  await userEvent.type(screen.getByLabelText('Email'), ann)
  await userEvent.type(screen.getByLabelText('Password'), 'Abc#123')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByText('Property add to Your Wishlist Successfully')
  expect(router.state.location.pathname).toBe('/')
  expect(posts(sent).map(({ body }) => body)).toMatchObject([{ propertyId: cabin._id, userEmail: ann }])
  expect(scrollTo.mock.contexts.at(-1)).toBe(await heart(`Remove from wishlist: ${cabin.title}`))
  expect(sessionStorage.getItem('pending-wish')).toBeNull()
  scrollTo.mockRestore()
})

test('a visitor who returns without a login makes no wish', async () => {
  fakeFetch({
    ...visitorAnswers,
    'GET /api/allProperty/status?limit=4': json([cabin]),
    'GET /api/reviews?limit=3': json([]),
  })
  const router = openPage('/')
  await userEvent.click(await heart(`Add to wishlist: ${cabin.title}`))
  await screen.findByText(/^Log in to put/)
  expect(sessionStorage.getItem('pending-wish')).not.toBeNull()
  await act(() => router.navigate('/'))
  await heart(`Add to wishlist: ${cabin.title}`)
  expect(sessionStorage.getItem('pending-wish')).toBeNull()
})
