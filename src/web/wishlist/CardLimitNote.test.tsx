import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, wish } from '../../../test/web/sample-answers.ts'

const NOTE = /^Offers here end at \$999,999\.99, the most a single card payment can be\./

const addresses = {
  details: '/propertyDetails/home-1',
  wishlist: '/dashboard/wishlist',
  form: `/dashboard/makeOffer/${annInPath}/wish-1`,
}

async function openAt(where: keyof typeof addresses, price: string) {
  fakeFetch({
    ...answersFor(ann),
    ...aroundHome(cabin),
    'GET /api/allProperty/home-1': json({ ...cabin, price }),
    [`GET /api/offeredProperty/${annInPath}?open=true`]: json([]),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([{ ...wish, price }]),
    [`GET /api/wishlist/${annInPath}/wish-1`]: json({ ...wish, price }),
  })
  openPage(addresses[where])
  await screen.findByRole('heading', { name: cabin.title })
}

test.each(['details', 'wishlist', 'form'] as const)(
  'shows the limit of offers on a home priced above the limit of cards: %s',
  async (where) => {
    await openAt(where, '$1,850,000')
    await screen.findByText(NOTE)
  },
)

test.each(['details', 'wishlist', 'form'] as const)(
  'nothing is said of cards where some of the price can be paid by one: %s',
  async (where) => {
    await openAt(where, '$940,000 - $1,200,000')
    expect(screen.queryByText(NOTE)).toBeNull()
  },
)
