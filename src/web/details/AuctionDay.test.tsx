import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const open = (auctionAt: string, more: Partial<Property> = {}) => {
  const home = { ...cabin, auctionAt, ...more }
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    [`GET /api/allProperty/${home._id}`]: json(home),
    [`GET /api/allProperty/${home._id}/auction.ics`]: refused(404, 'This property has no day of an auction.'),
  })
  openPage(`/propertyDetails/${home._id}`)
  return sent
}

test('the day of an auction is added to the calendar, and a failure says why', async () => {
  const sent = open(new Date(Date.now() + 86_400_000).toISOString())
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar', description: /^Auction on/ }))
  await screen.findByText('The calendar file could not be downloaded.')
  await screen.findByText('This property has no day of an auction.')
  expect(sent.filter(({ call }) => call.endsWith('/auction.ics'))).toHaveLength(1)
})

test('an auction that is over is in no calendar', async () => {
  open('2020-01-01T10:00:00.000Z')
  await screen.findByText(/^The auction was on/)
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('an auction that begins while the page is open ends the offers there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  open(new Date(Date.now() + MINUTE).toISOString(), { auctionClosesOffers: true })
  await screen.findByText('Offers end when it begins.')
  act(() => void vi.advanceTimersByTime(MINUTE))
  await screen.findByText('Offers ended when it began.')
  screen.getByText('Offers ended when the auction began.')
})

const MINUTE = 60_000
