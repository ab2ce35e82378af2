import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin } from '../../../test/web/sample-answers.ts'

test('a review that is written after going straight from one home to another is about the one that is shown', async () => {
  const sent = fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/home-1': json(cabin),
    'GET /api/allProperty/home-2': json({ ...cabin, _id: 'home-2', title: 'Barn' }),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    'POST /api/reviews': json({ insertedId: 'review-1' }, 201),
  })
  const router = openPage('/propertyDetails/home-1')
  await screen.findByRole('heading', { name: cabin.title })
  await router.navigate('/propertyDetails/home-2')
  await screen.findByRole('heading', { name: 'Barn' })
  await router.navigate(-1)
  await screen.findByRole('heading', { name: cabin.title })
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Review description'), 'We slept well.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Property add to Your Wishlist Successfully')
  const { body } = sent.find(({ call }) => call === 'POST /api/reviews') ?? {}
  expect(body).toMatchObject({ propertyId: 'home-1', propertyTitle: cabin.title })
})
