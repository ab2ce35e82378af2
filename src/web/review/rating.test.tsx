import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const write = 'POST /api/reviews'

async function openDialog(answers: Parameters<typeof fakeFetch>[0] = {}, home = cabin) {
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    'GET /api/allProperty/home-1': json(home),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [write]: json({ insertedId: 'review-1' }, 201),
    ...answers,
  })
  openPage('/propertyDetails/home-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }))
  await userEvent.type(dialog.getByLabelText('Review description'), 'We slept well.')
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
  return { dialog, submit, written: () => sent.find(({ call }) => call === write)?.body }
}

test('a person gives stars with their review', async () => {
  const { dialog, submit, written } = await openDialog()
  await userEvent.click(within(dialog.getByRole('group', { name: 'Rating' })).getByRole('radio', { name: '4 stars' }))
  await submit()
  await screen.findByText('Property add to Your Wishlist Successfully')
  expect(written()).toMatchObject({ propertyId: 'home-1', rating: 4 })
})

test('stars that were given can be taken back, and none are sent then', async () => {
  const { dialog, submit, written } = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: '1 star' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Clear rating' }))
  for (const radio of dialog.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
  await submit()
  await screen.findByText('Property add to Your Wishlist Successfully')
  expect(written()).not.toHaveProperty('rating')
})

test('shows a refused rating at the stars, and keeps the text', async () => {
  const why = 'This home can’t be rated.'
  const refusal = { type: 'x', title: 'x', status: 422, detail: why, requestId: 'r', errors: { rating: why } }
  const { dialog, submit } = await openDialog({ [write]: json(refusal, 422) })
  await userEvent.click(dialog.getByRole('radio', { name: '5 stars' }))
  await submit()
  expect(await within(dialog.getByRole('group', { name: 'Rating' })).findByText(why)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Review description').value).toBe('We slept well.')
})
