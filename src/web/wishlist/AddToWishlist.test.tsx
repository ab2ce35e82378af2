import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin, wish } from '../../../test/web/sample-answers.ts'

function openHome(home: Property, answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann),
    [`GET /api/allProperty/${home._id}`]: json(home),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    ...answers,
  })
  openPage(`/propertyDetails/${home._id}`)
  return sent
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to wishlist' }))

test('adding a wish shows a toast, and the button then removes it', async () => {
  const wishes = [json([]), json([wish])]
  const sent = openHome(cabin, {
    [`GET /api/wishlist/${annInPath}`]: () => wishes.shift()?.clone() ?? json([wish]),
    'POST /api/wishlist': json({ insertedId: 'wish-1' }, 201),
  })
  await press()
  expect((await screen.findByText('Property add to Your Wishlist Successfully')).closest('[role=status]')).toBeTruthy()
  const pressed = await screen.findByRole('button', { name: `Remove from wishlist: ${cabin.title}` })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
  const posts = sent.filter(({ call }) => call === 'POST /api/wishlist')
  const {
    propertyId,
    userEmail,
    userName,
    propertyImage,
    title,
    location,
    agentName,
    agentEmail,
    agentImage,
    status,
    price,
  } = wish // as the specification lists them, and the home's id
  const about = { propertyId, propertyImage, title, location, status, price }
  expect(posts.map(({ body }) => body)).toEqual([{ ...about, userEmail, userName, agentName, agentEmail, agentImage }])
})

test('a home on the wishlist is marked from the start', async () => {
  openHome(cabin, { [`GET /api/wishlist/${annInPath}`]: json([wish]) })
  await screen.findByRole('button', { name: `Remove from wishlist: ${cabin.title}` })
  expect(screen.queryByRole('button', { name: 'Add to wishlist' })).toBeNull()
})

test('a refusal shows the server’s message', async () => {
  openHome(cabin, { 'POST /api/wishlist': refused(409, 'This home is sold.') })
  await press()
  expect((await screen.findByText('Something is Wrong!')).closest('[role=alert]')?.textContent).toContain(
    'This home is sold.',
  )
})

test.each([
  ['one’s own', { email: ann }],
  ['sold', { sold: true }],
  ['pending', { status: undefined }],
  ['rejected', { status: 'rejected' as const }],
  ['withdrawn', { withdrawn: true }],
])('a home that is %s can’t be wished', async (_, change) => {
  openHome({ ...cabin, ...change })
  await screen.findByRole('heading', { name: 'Reviews of this home' })
  expect(screen.queryByRole('button', { name: /wishlist/ })).toBeNull()
})
