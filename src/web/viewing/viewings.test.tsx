import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Viewing } from '#contract/viewing'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'
import { queryRefresher } from '../notification/live/refresh-queries.ts'
import { clockHere, timeBy } from '../ui/time/clock.ts'

const at = (hours: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString()
/** The time of day by this machine's clock. */
const here = (time: string) => timeBy(clockHere, time)
const tokyo = { timeZone: 'Asia/Tokyo', utcOffsets: [{ minutes: 540 }] }
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
  expect(row.getByText(cabin.title).tagName).toBe('BDI') // whatever its direction
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
