import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, estimate as inBury } from '../../../test/web/sample-answers.ts'

const estimate = {
  ...inBury,
  comparables: [
    { _id: 's1', address: '56 Peel Brow, Bury', price: 170_000, currency: 'GBP', soldOn: '2019-04-11', type: 'house' },
  ],
  licence: 'Contains HM Land Registry data.',
}

test('an estimate stands next to the price with its interval, its error and its comparables', async () => {
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    [`GET /api/allProperty/${cabin._id}`]: json(cabin),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [`GET /api/allProperty/${cabin._id}/estimate`]: json({ estimate }),
  })
  openPage(`/propertyDetails/${cabin._id}`)
  const shown = within(await screen.findByRole('region', { name: 'Estimate' }))
  shown.getByText('Homes like this sold for £152,000 to £201,000 nearby.')
  shown.getByText(
    '8 of 10 such estimates hold. Their middle, here £175,000, is half the time within 9.8 % of the price.',
  )
  await userEvent.click(shown.getByText('Made of 40 sales up to 11 March 2026'))
  expect(shown.getByRole('listitem').textContent).toBe('56 Peel Brow, Bury11 April 2019£170,000')
  shown.getByText('Contains HM Land Registry data.')
})
