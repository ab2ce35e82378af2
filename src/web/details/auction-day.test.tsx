import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, aroundHome, cabin } from '../../../test/web/sample-answers.ts'

const open = (auctionAt: string, answers: Parameters<typeof fakeFetch>[0] = answersFor(ann)) => {
  const home = { ...cabin, auctionAt }
  const sent = fakeFetch({
    ...answers,
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
