import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
/** The clock in London in 2027, which skips 01:00 to 02:00 on 28 March and shows that hour twice on 31 October. */
const london = {
  timeZone: 'Europe/London',
  utcOffsets: [
    { minutes: 0, until: '2027-03-28T01:00:00.000Z' },
    { minutes: 60, until: '2027-10-31T01:00:00.000Z' },
    { minutes: 0 },
  ],
}
const brisbane = { timeZone: 'Australia/Brisbane', utcOffsets: [{ minutes: 600 }] }
const SECOND = '2027-10-31T01:30:00.000Z'
const sold: Property = { ...ownCabin, priceKind: 'auction', price: '', clock: london, auctionAt: SECOND }

async function open(home = sold, clock = json(brisbane)) {
  fakeUpload(() => stored('/media/new.webp'))
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/allProperty/p1': json(home),
    'GET /api/clock?timeZone=Australia%2FBrisbane': clock,
    [put]: json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/update/p1')
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  return {
    day: screen.getByLabelText<HTMLInputElement>('Day and time'),
    update: () => userEvent.click(screen.getByRole('button', { name: 'Update' })),
    body: () => sent.find(({ call }) => call === put)?.body as { auctionAt?: string; openTimes?: object[] } | undefined, // of an update
  }
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })

test('an auction is read by the clocks at the home, and refused at a time that they skip', async () => {
  const { day, update, body } = await open()
  type(day, '2027-03-28T01:30')
  await update()
  await screen.findByText('Clocks go forward that day and skip this time. Please give another one')
  expect([day.value, body()]).toEqual(['2027-03-28T01:30', undefined])
  type(day, '2027-07-01T10:00')
  await update()
  await screen.findByText('Property updated.')
  expect(body()?.auctionAt).toBe('2027-07-01T09:00:00.000Z')
})

test('an auction in an hour that clocks show twice keeps its moment, also when it is typed again', async () => {
  const { day, update, body } = await open()
  expect(day.value).toBe('2027-10-31T01:30')
  type(day, '2027-10-31T03:00')
  type(day, '2027-10-31T01:30')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).not.toHaveProperty('auctionAt')
})

const chooseBrisbane = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose the time zone' }))
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Australia/Brisbane')
}

test('the time zone that is chosen in the form is that of its hours, also of those typed before', async () => {
  const openTime = { _id: 'o1', startsAt: '2027-07-02T09:00:00.000Z', endsAt: '2027-07-02T10:00:00.000Z' }
  const { day, update, body } = await open({ ...sold, openTimes: [openTime] })
  type(day, '2027-07-01T10:00')
  await chooseBrisbane()
  await screen.findByText('By the clocks at the home, GMT+10.')
  screen.getByText(/in the home’s local time \(Australia\/Brisbane\)/)
  expect(day.value).toBe('2027-07-01T10:00')
  expect(screen.getByLabelText<HTMLInputElement>('From, open time 1').value).toBe('10:00')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toMatchObject({
    timeZone: 'Australia/Brisbane',
    auctionAt: '2027-07-01T00:00:00.000Z',
    openTimes: [{ _id: 'o1', startsAt: '2027-07-02T00:00:00.000Z', endsAt: '2027-07-02T01:00:00.000Z' }],
  })
})

test('an auction whose text is unchanged has other clocks, too, once another zone is chosen', async () => {
  const { update, body } = await open()
  await chooseBrisbane()
  await update()
  await screen.findByText('Property updated.')
  expect(body()?.auctionAt).toBe('2027-10-30T15:30:00.000Z')
})

test('nothing is sent by clocks that could not be loaded', async () => {
  const { update, body } = await open(sold, refused(422, 'This time zone is not known'))
  await chooseBrisbane()
  await update()
  await screen.findByText('This time zone is not known')
  expect(body()).toBeUndefined()
})
