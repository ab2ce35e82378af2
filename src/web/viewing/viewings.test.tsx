import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Viewing } from '#contract/viewing'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, aroundHome, cabin } from '../../../test/web/sample-answers.ts'
import { queryRefresher } from '../notification/live/refresh-queries.ts'
import { clockHere, timeBy } from '../ui/time/clock.ts'

const at = (hours: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString()
/** The time of day by this machine's clock. */
const here = (time: string) => timeBy(clockHere, time)
const tokyo = { timeZone: 'Asia/Tokyo', utcOffsets: [{ minutes: 540 }] }
const inTokyo = (time: string) => `${here(time)}, ${timeBy(() => 540, time)} in Tokyo`
const viewing: Viewing = {
  _id: 'v1',
  propertyId: cabin._id,
  title: cabin.title,
  location: cabin.location,
  agentName: 'Oliver Hartley',
  agentEmail: 'oliver@example.com',
  buyerName: 'Ann Example',
  buyerEmail: ann,
  startsAt: at(48),
  endsAt: at(49),
  ...tokyo,
  status: 'requested',
  heldUntil: at(20),
  createdAt: at(-1),
}
const ahead = (as: string) => `GET /api/viewings/upcoming?as=${as}`
const over = (as: string) => `GET /api/viewings?as=${as}&over=true&limit=24`
const hours = { 'GET /api/viewings/hours': json({ timeZone: 'Asia/Tokyo', slotMinutes: 30, ranges: [] }) }

test('a buyer reads when a viewing is at the home and here, and whom it waits for', async () => {
  fakeFetch({
    ...answersFor(ann),
    [ahead('buyer')]: json({ viewings: [viewing] }),
    [over('buyer')]: json([{ ...viewing, _id: 'v2', title: 'Barn', status: 'cancelled', closedWhy: 'sold' }]),
  })
  openPage('/dashboard/viewings')
  const row = within(await screen.findByRole('article', { name: cabin.title }))
  row.getByText(new RegExp(`, ${here(viewing.startsAt)}$`))
  row.getByText(/\(your time\) · .*, \d\d:\d\d in Tokyo$/)
  row.getByText(/^Waiting for the agent: \d+ hours left\.$/)
  expect(row.queryByRole('button', { name: 'Accept' })).toBeNull()
  within(await screen.findByRole('article', { name: 'Barn' })).getByText('Cancelled because the home has been sold.')
})

test('a buyer accepts a proposal, and can then add it to the calendar or cancel it', async () => {
  const sent = fakeFetch({
    ...answersFor(ann),
    [ahead('buyer')]: json({ viewings: [{ ...viewing, status: 'proposed' }] }),
    [over('buyer')]: json([]),
    'PATCH /api/viewings/v1': json({ modifiedCount: 1 }),
  })
  openPage('/dashboard/viewings')
  const region = within(await screen.findByRole('region', { name: 'Waiting for your answer' }))
  await userEvent.click(region.getByRole('button', { name: 'Accept' }))
  await screen.findByText('The viewing is agreed on.')
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'accepted' })
  const row = within(screen.getByRole('article', { name: cabin.title }))
  row.getByText('accepted')
  row.getByRole('button', { name: 'Add to calendar' })
  row.getByRole('button', { name: 'Cancel viewing' })
})

test('an agent declines after a question, and reads the server’s words where it is too late', async () => {
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    ...hours,
    [ahead('agent')]: json({ viewings: [viewing] }),
    [over('agent')]: json([]),
    'PATCH /api/viewings/v1': refused(409, 'This is no longer possible: the viewing is lapsed.'),
  })
  openPage('/dashboard/viewings')
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(sent.some(({ call }) => call.startsWith('PATCH'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, decline it' }))
  await screen.findByText('This is no longer possible: the viewing is lapsed.')
})

test('a viewing cancelled by the other side shows it in place, also next to a deleted one, and can’t be accepted', async () => {
  const gone = 'GET /api/viewings?as=agent&ids=v1%2Cv3'
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann, 'agent'),
    ...hours,
    [ahead('agent')]: json({ viewings: [viewing, { ...viewing, _id: 'v3', title: 'Barn' }] }),
    [over('agent')]: json([]),
    [gone]: json([{ ...viewing, status: 'cancelled', closedWhy: 'byBuyer', heldUntil: undefined }]),
  }
  const sent = fakeFetch(answers)
  openPage('/dashboard/viewings')
  await screen.findAllByRole('button', { name: 'Accept' })
  answers[ahead('agent')] = json({ viewings: [] })
  const { refresh, end } = queryRefresher()
  onTestFinished(end)
  refresh([{ topic: 'viewings', id: 'v1' }])
  const row = within(screen.getByRole('article', { name: cabin.title }))
  await row.findByText('Cancelled by the buyer.')
  expect(row.queryByRole('button', { name: 'Accept' })).toBeNull()
  refresh([{ topic: 'viewings', id: 'v2' }])
  const asked = (call: string) => sent.filter((one) => one.call === call).length
  await waitFor(() => expect(asked(ahead('agent'))).toBe(3))
  expect(asked(gone)).toBe(1)
})

test('shows the next step without viewings, and a retry after a failure', async () => {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann),
    [ahead('buyer')]: json({ viewings: [] }),
    [over('buyer')]: refused(500, 'No.'),
    'GET /api/openTimes?as=buyer': json({ openTimes: [] }),
  }
  fakeFetch(answers)
  openPage('/dashboard/viewings')
  await screen.findByText('No viewings ahead. Ask for one on the page of a home.')
  await screen.findByText('Earlier viewings could not be loaded.', undefined, { timeout: 15_000 })
  answers[over('buyer')] = json([])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('None yet.')
})

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

test('shows a message for a home without free times', async () => {
  fakeFetch(details(() => free()))
  openPage(`/propertyDetails/${cabin._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a viewing' }))
  await screen.findByText('There are no free times in the next four weeks.')
})

/** A zone whose rules changed in 2026: browsers from before show an hour less there in winter. */
test('a reader in the home’s own zone sees the server’s time, also where their browser’s rules are older', async () => {
  vi.stubEnv('TZ', 'America/Vancouver')
  onTestFinished(() => void vi.unstubAllEnvs())
  const vancouver = { timeZone: 'America/Vancouver', utcOffsets: [{ minutes: -420 }] }
  const [startsAt, endsAt] = ['2027-01-16T07:00:00.000Z', '2027-01-16T08:00:00.000Z'] // midnight at the end
  fakeFetch({
    ...answersFor(ann),
    [ahead('buyer')]: json({ viewings: [{ ...viewing, ...vancouver, startsAt, endsAt }] }),
    [over('buyer')]: json([]),
  })
  openPage('/dashboard/viewings')
  const row = within(await screen.findByRole('article', { name: cabin.title }))
  row.getByText(/^Saturday,? 16 January 2027, 00:00$/)
  row.getByText('01:00')
  expect(row.queryByText(/your time/)).toBeNull()
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
