import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin, review } from '../../../test/web/sample-answers.ts'

const list = `GET /api/reviews/${annInPath}?limit=24`

async function openDialog(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/home-1': json(cabin),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    ...answers,
  })
  openPage('/propertyDetails/home-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Write a review' })) }
}

test('a review’s known fields are prefilled and read-only', async () => {
  const { dialog } = await openDialog()
  const known = {
    'Property title': 'Cabin on the lake',
    'Agent name': 'Oliver Hartley',
    'Reviewer name': 'Ann Example',
    'Reviewer email': ann,
  }
  for (const [label, value] of Object.entries(known)) {
    const field = dialog.getByLabelText<HTMLInputElement>(label)
    expect([field.value, field.readOnly]).toEqual([value, true])
  }
})

test('an empty review is not sent', async () => {
  const { sent, dialog } = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
  await dialog.findByText('Review description is required')
  expect(sent.some(({ call }) => call === 'POST /api/reviews')).toBe(false)
})

test('a review is sent with the local time of day, and confirmed with the specification’s text', async () => {
  const { sent, dialog } = await openDialog({ 'POST /api/reviews': json({ insertedId: 'review-1' }, 201) })
  await userEvent.type(dialog.getByLabelText('Review description'), 'We slept well.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
  expect((await screen.findByText('Property add to Your Wishlist Successfully')).closest('[role=status]')).toBeTruthy()
  expect(sent.find(({ call }) => call === 'POST /api/reviews')?.body).toEqual({
    propertyId: 'home-1',
    propertyTitle: 'Cabin on the lake',
    agentName: 'Oliver Hartley',
    reviewDescription: 'We slept well.',
    reviewTime: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
    reviewerEmail: ann,
    reviewerName: 'Ann Example',
    ReviewerImage: '',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a failed review shows the reason and keeps the text, also after closing the dialog', async () => {
  const { dialog } = await openDialog({ 'POST /api/reviews': refused(503, 'Please come back later.') })
  await userEvent.type(dialog.getByLabelText('Review description'), 'We slept well.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
  expect((await screen.findByText('Something is Wrong!')).closest('[role=alert]')?.textContent).toContain('come back')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Review description').value).toBe('We slept well.')
})

test('a person reads and deletes their own reviews', async () => {
  const lists = [json([review])]
  fakeFetch({
    ...answersFor(ann),
    [list]: () => lists.shift() ?? json([]),
    'DELETE /api/reviews/review-1': json({ deletedCount: 1 }),
  })
  openPage('/dashboard/UserReviews')
  await screen.findByText('We slept well.')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted!')
  within(screen.getByRole('article')).getByText('Deleted')
})

test('reviews that could not be loaded can be tried again', async () => {
  const lists = [refused(409, 'No.')]
  fakeFetch({ ...answersFor(ann), [list]: () => lists.shift() ?? json([review]) })
  openPage('/dashboard/UserReviews')
  await screen.findByText('Your reviews could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('We slept well.')
})

test('an own review that an admin deleted in the meantime shows as deleted, without actions', async () => {
  fakeFetch({ ...answersFor(ann), [list]: json([review]), 'DELETE /api/reviews/review-1': refused(404, 'Gone.') })
  openPage('/dashboard/UserReviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Deleted')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('the title of a review leads to its home, where it is known which one that is', async () => {
  const about = { ...review, _id: 'review-2', propertyId: 'home-1', propertyTitle: 'Barn' }
  fakeFetch({ ...answersFor(ann), [list]: json([review, about]) })
  openPage('/dashboard/UserReviews')
  const link = await screen.findByRole('link', { name: 'Barn' })
  expect(link.getAttribute('href')).toBe('/propertyDetails/home-1')
  screen.getByText(review.propertyTitle)
  expect(screen.queryByRole('link', { name: review.propertyTitle })).toBeNull()
})
