import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, wish } from '../../../test/web/sample-answers.ts'

const list = `GET /api/wishlist/${annInPath}?limit=24`

function openWishlist(answers: Parameters<typeof fakeFetch>[0]) {
  const sent = fakeFetch({ ...answersFor(ann), ...answers })
  openPage('/dashboard/wishlist')
  return sent
}

test('a wished home shows its current state, and leads to its offer', async () => {
  openWishlist({ [list]: json([wish]) })
  for (const text of ['Cabin on the lake', 'Lake Road 9, Bend', '$240,000 - $260,000', 'Oliver Hartley', 'verified'])
    await screen.findByText(text)
  const link = screen.getByRole('link', { name: 'Make offer' })
  expect(link.getAttribute('href')).toBe(`/dashboard/makeOffer/${annInPath}/wish-1`)
})

test('a title in another language stands in its own direction, and is marked with it', async () => {
  openWishlist({ [list]: json([{ ...wish, title: 'بيت (2)', language: 'ar' }]) })
  const title = await screen.findByText('بيت (2)')
  expect([title.tagName, title.lang, title.dir]).toEqual(['BDI', 'ar', 'rtl'])
})

test.each([
  ['sold', { sold: true }, 'Sold'],
  ['withdrawn', { withdrawn: true }, 'withdrawn'],
  ['one’s own', { agentEmail: ann }, 'verified'],
])('a wished home that is %s takes no offer, and can be deleted', async (_, change, word) => {
  openWishlist({ [list]: json([{ ...wish, ...change }]) })
  await screen.findByText(word)
  screen.getByRole('button', { name: 'Delete' })
  expect(screen.queryByRole('link', { name: 'Make offer' })).toBeNull()
})

test('deleting asks first, then confirms, and keeps the focus in the list', async () => {
  const lists = [json([wish])]
  const sent = openWishlist({
    [list]: () => lists.shift() ?? json([]),
    'DELETE /api/wishlist/wish-1': json({ deletedCount: 1 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  screen.getByText('Are you sure?')
  screen.getByText("You won't be able to revert this!")
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted!')
  const row = screen.getByRole('article', { name: 'Cabin on the lake' })
  within(row).getByText('Deleted')
  expect(document.activeElement).toBe(row)
})

test.each([
  [503, 'and the home keeps its actions', false],
  [404, 'and an entry that another tab has deleted shows as deleted', true],
])('a deletion that fails with %i says why, %s', async (status, _how, isGone) => {
  openWishlist({ [list]: json([wish]), 'DELETE /api/wishlist/wish-1': refused(status, 'This did not work.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  expect((await screen.findByText('Something is Wrong!')).closest('[role=alert]')?.textContent).toContain(
    'did not work',
  )
  const row = within(screen.getByRole('article', { name: 'Cabin on the lake' }))
  expect(row.queryAllByText('Deleted')).toHaveLength(isGone ? 1 : 0)
  expect(row.queryAllByRole('button', { name: 'Delete' })).toHaveLength(isGone ? 0 : 1)
  expect(row.queryAllByRole('link', { name: 'Make offer' })).toHaveLength(isGone ? 0 : 1)
})

test('a list that failed can be tried again, and the focus stays there', async () => {
  const answers = [refused(422, 'No.')]
  openWishlist({ [list]: () => answers.shift() ?? json([wish]) })
  await screen.findByText('Your wishlist could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Cabin on the lake')
  expect(document.activeElement).not.toBe(document.body)
})

test('a long wishlist comes page by page', async () => {
  openWishlist({
    [list]: json([wish], 200, { link: '</api/wishlist/x?cursor=next>; rel="next"', 'x-total-count': '2' }),
    [`${list}&cursor=next`]: json([{ ...wish, _id: 'wish-2', title: 'House on the hill' }]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('House on the hill')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
})
