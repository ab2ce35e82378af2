import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, aroundHome, cabin } from '../../../test/web/sample-answers.ts'
import { clockHere, timeBy } from '../ui/time/clock.ts'

const tokyo = { timeZone: 'Asia/Tokyo', utcOffsets: [{ minutes: 540 }] }
const inTokyo = (time: string) => `${timeBy(clockHere, time)}, ${timeBy(() => 540, time)} in Tokyo`
const details = (times: () => Response) => ({
  ...answersFor(ann),
  [`GET /api/allProperty/${cabin._id}`]: json(cabin),
  ...aroundHome(cabin),
  [`GET /api/viewings/times?propertyId=${cabin._id}`]: times,
})
const free = (...times: string[]) => json({ ...tokyo, slotMinutes: 60, times })

test('a blocked buyer sees the error at the note, and keeps time and text', async () => {
  const why = 'Ada doesn’t take messages from you. Empty this field to go on without words.'
  fakeFetch({
    ...details(() => free('2027-03-01T01:00:00.000Z')),
    'POST /api/viewings': json(
      {
        type: 'urn:keyhaven:problem:x',
        title: 'Refused',
        status: 422,
        detail: why,
        requestId: 'r-1',
        errors: { note: why },
      },
      422,
    ),
  })
  openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a viewing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a viewing' }))
  await userEvent.click(await dialog.findByRole('radio', { name: inTokyo('2027-03-01T01:00:00.000Z') }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add a note' }))
  await userEvent.type(dialog.getByLabelText('Note to the agent'), 'Hello')
  await userEvent.click(dialog.getByRole('button', { name: /^Ask for \w{3} \d+ Mar, \d\d:\d\d$/ }))
  await dialog.findByRole('textbox', { name: 'Note to the agent', description: /Ada doesn’t take messages from you/ })
  dialog.getByDisplayValue('Hello')
  dialog.getByRole('radio', { name: inTokyo('2027-03-01T01:00:00.000Z'), checked: true })
})

test('a buyer picks a day, then a time; a time taken in the meantime shows an error and reloads the times', async () => {
  let times = ['2027-03-01T01:00:00.000Z', '2027-03-01T02:00:00.000Z', '2027-03-02T01:00:00.000Z']
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...details(() => free(...times)),
    'POST /api/viewings': refused(409, 'This time is not free any more.'),
  }
  const sent = fakeFetch(answers)
  openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a viewing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a viewing' }))
  await dialog.findByRole('radio', { name: inTokyo('2027-03-01T01:00:00.000Z') })
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  dialog.getByText('Please choose a time')
  const offered = () => within(dialog.getByRole('group', { name: 'Time' })).getAllByRole('radio')
  expect(offered()).toHaveLength(2)
  expect(within(dialog.getByRole('group', { name: 'Day' })).getAllByRole('radio')).toHaveLength(14)
  await userEvent.click(dialog.getByRole('radio', { name: 'Tuesday 2 March' }))
  expect(offered()).toHaveLength(1)
  await userEvent.click(dialog.getByRole('radio', { name: inTokyo('2027-03-02T01:00:00.000Z') }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add a note' }))
  await userEvent.type(dialog.getByLabelText('Note to the agent'), 'Hello')
  times = times.slice(0, 2)
  await userEvent.click(dialog.getByRole('button', { name: /^Ask for \w{3} \d+ Mar, \d\d:\d\d$/ }))
  await dialog.findByText('This time is not free any more.')
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Tuesday 2 March' }).disabled).toBe(true),
  )
  answers['POST /api/viewings'] = json({ insertedId: 'v1' }, 201)
  await userEvent.click(dialog.getByRole('radio', { name: inTokyo('2027-03-01T02:00:00.000Z') }))
  await userEvent.click(dialog.getByRole('button', { name: /^Ask for \w{3} \d+ Mar, \d\d:\d\d$/ }))
  await screen.findByText('Your request is sent.')
  expect(sent.filter(({ call }) => call === 'POST /api/viewings').map(({ body }) => body)).toEqual([
    { propertyId: cabin._id, startsAt: '2027-03-02T01:00:00.000Z', note: 'Hello' },
    { propertyId: cabin._id, startsAt: '2027-03-01T02:00:00.000Z', note: 'Hello' },
  ])
})

test('a request that does not get through keeps the chosen time, for another press', async () => {
  const answers = [refused(503, 'Please try again in a moment.'), json({ insertedId: 'v1' }, 201)]
  fakeFetch({
    ...details(() => free('2027-03-01T01:00:00.000Z')),
    'POST /api/viewings': () => answers.shift() ?? refused(500, 'No.'),
  })
  openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a viewing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a viewing' }))
  await userEvent.click(await dialog.findByRole('radio', { name: inTokyo('2027-03-01T01:00:00.000Z') }))
  await userEvent.click(dialog.getByRole('button', { name: /^Ask for \w{3} \d+ Mar, \d\d:\d\d$/ }))
  await dialog.findByText('Please try again in a moment.')
  dialog.getByRole('radio', { name: inTokyo('2027-03-01T01:00:00.000Z'), checked: true })
  await userEvent.click(dialog.getByRole('button', { name: /^Ask for \w{3} \d+ Mar, \d\d:\d\d$/ }))
  await screen.findByText('Your request is sent.')
})

test('shows a message for a home without free times', async () => {
  fakeFetch(details(() => free()))
  openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a viewing' }))
  await screen.findByText('There are no free times in the next four weeks.')
})

test('a choice of times goes by the home’s clock for a reader in its zone', async () => {
  vi.stubEnv('TZ', 'America/Vancouver')
  onTestFinished(() => void vi.unstubAllEnvs())
  const times = ['2027-01-16T06:30:00.000Z', '2027-01-16T07:00:00.000Z']
  const vancouver = { timeZone: 'America/Vancouver', utcOffsets: [{ minutes: -420 }] }
  fakeFetch(details(() => json({ ...vancouver, slotMinutes: 30, times })))
  openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a viewing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a viewing' }))
  await userEvent.click(await dialog.findByRole('radio', { name: '23:30' }))
  dialog.getByRole('button', { name: 'Ask for Fri 15 Jan, 23:30' })
  await userEvent.click(dialog.getByRole('radio', { name: 'Saturday 16 January' }))
  dialog.getByRole('radio', { name: '00:00' })
  expect(dialog.queryByText(/Times are yours/)).toBeNull()
})
