import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { accepted, ann, annInPath, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

test('the bar on phones names an open offer in short, without the deadline of its payment', async () => {
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    [`GET /api/allProperty/${cabin._id}`]: json(cabin),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [`GET /api/offeredProperty/${annInPath}?open=true`]: json([accepted]),
  })
  openPage(`/propertyDetails/${cabin._id}`)
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^You offered/ })).toHaveLength(2))
  const inBar = screen.getAllByRole('link', { name: /^You offered/ }).filter((link) => link.closest('aside') === null)
  expect(inBar.map((link) => link.closest('div')?.textContent)).toEqual([
    expect.stringMatching(/^You offered .* · accepted$/),
  ])
  expect(screen.getAllByText('Please pay before')).toHaveLength(1)
})

test.each([
  ['auction', 'Auction guide price', '$200,000'],
  [undefined, undefined, '$200,000'],
] as const)(
  'the bar on phones has the whole amount of a price of kind %s below its words',
  async (priceKind, label, amount) => {
    const home = { ...cabin, price: '$200,000', priceKind }
    fakeFetch({ ...answersFor(ann), ...aroundHome(home), [`GET /api/allProperty/${cabin._id}`]: json(home) })
    openPage(`/propertyDetails/${cabin._id}`)
    await screen.findAllByRole('link', { name: 'Make offer' })
    const shown = [...document.querySelectorAll<HTMLElement>('[data-price]')].map(({ dataset }) => dataset.price)
    expect(shown).toEqual([label, amount].filter(Boolean))
  },
)
