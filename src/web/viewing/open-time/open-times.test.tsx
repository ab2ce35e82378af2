import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, aroundHome, cabin, ownCabin } from '../../../../test/web/sample-answers.ts'

const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
const london = { timeZone: 'Europe/London', utcOffsets: [{ minutes: 0 }] }
const openTime = { _id: 'o1', startsAt: `${day}T11:00:00.000Z`, endsAt: `${day}T11:45:00.000Z` }
const over = { _id: 'o0', startsAt: '2020-01-01T10:00:00.000Z', endsAt: '2020-01-01T10:30:00.000Z' }
const home = { ...cabin, openTimes: [over, openTime], clock: london }
const ahead = {
  ...openTime,
  propertyId: home._id,
  title: home.title,
  location: home.location,
  agentName: home.name,
  ...london,
}

const openHome = (answers: Parameters<typeof fakeFetch>[0]) => {
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    [`GET /api/allProperty/${home._id}`]: json(home),
    [`GET /api/openTimes?as=buyer&propertyId=${home._id}`]: json({ openTimes: [] }),
    ...answers,
  })
  openPage(`/propertyDetails/${home._id}`)
  return sent
}
const region = async () => within(await screen.findByRole('region', { name: 'Open to everybody' }))

test('a buyer says that they come to what is not over', async () => {
  const answers: Parameters<typeof fakeFetch>[0] = { 'PUT /api/openTimes/o1/visit': json({ modifiedCount: 1 }) }
  const sent = openHome(answers)
  expect((await region()).getAllByRole('listitem')).toHaveLength(1)
  ;(await region()).getByText('11:45')
  await userEvent.click((await region()).getByRole('button', { name: 'I’ll come' }))
  await screen.findByText('The agent knows that you come.')
  expect(sent.filter(({ call }) => call === 'PUT /api/openTimes/o1/visit')).toHaveLength(1)
})

test('a buyer who comes takes it back, and reads why it failed', async () => {
  openHome({
    [`GET /api/openTimes?as=buyer&propertyId=${home._id}`]: json({ openTimes: [ahead] }),
    'DELETE /api/openTimes/o1/visit': refused(409, 'This open time is over.'),
  })
  await userEvent.click(await (await region()).findByRole('button', { name: '✓ I’ll come', pressed: true }))
  await screen.findByText('This open time is over.')
})

test('the agent adds an open time in the dialog, and reads what it overlaps with', async () => {
  const own = { ...ownCabin, clock: london }
  const path = `PUT /api/allProperty/${own._id}/openTimes`
  const sent = fakeFetch({
    ...answersFor('ann@example.com', 'agent'),
    ...aroundHome(own),
    [`GET /api/allProperty/${own._id}`]: json(own),
    [path]: json(
      {
        type: 'urn:keyhaven:problem:conflict',
        title: 'Conflict',
        status: 409,
        detail: 'You have a viewing then.',
        requestId: 'r-1',
        errors: { 'openTimes.0.startsAt': 'You have a viewing then.' },
      },
      409,
    ),
  })
  openPage(`/propertyDetails/${own._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Open times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open times' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add an open time' }))
  await userEvent.type(dialog.getByLabelText('Day of open time 1'), day)
  await userEvent.click(dialog.getByRole('button', { name: 'Save open times' }))
  dialog.getByText('Please give the day, the beginning and the end')
  await userEvent.type(dialog.getByLabelText('From, open time 1'), '11:00')
  await userEvent.type(dialog.getByLabelText('To, open time 1'), '11:45')
  await userEvent.click(dialog.getByRole('button', { name: 'Save open times' }))
  await dialog.findByText('You have a viewing then.') // once
  const { _id: _, ...hours } = openTime
  expect(sent.find(({ call }) => call === path)?.body).toEqual({ openTimes: [hours] })
  expect(dialog.getByLabelText<HTMLInputElement>('From, open time 1').value).toBe('11:00')
})

/** The clock in London in 2027, which skips 01:00 to 02:00 on 28 March and shows that hour twice on 31 October. */
const changing = {
  timeZone: 'Europe/London',
  utcOffsets: [
    { minutes: 0, until: '2027-03-28T01:00:00.000Z' },
    { minutes: 60, until: '2027-10-31T01:00:00.000Z' },
    { minutes: 0 },
  ],
}

async function openDialog(openTimes: Property['openTimes']) {
  const own = { ...ownCabin, clock: changing, openTimes }
  const path = `PUT /api/allProperty/${own._id}/openTimes`
  const sent = fakeFetch({
    ...answersFor('ann@example.com', 'agent'),
    ...aroundHome(own),
    [`GET /api/allProperty/${own._id}`]: json(own),
    [`GET /api/openTimes?as=agent&propertyId=${own._id}`]: json({ openTimes: [] }),
    [path]: json({ modifiedCount: 1 }),
  })
  openPage(`/propertyDetails/${own._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Open times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open times' }))
  const add = async (row: number, day: string, from: string, to: string) => {
    await userEvent.click(dialog.getByRole('button', { name: 'Add an open time' }))
    const fields = [`Day of open time ${row}`, `From, open time ${row}`, `To, open time ${row}`]
    for (const [place, value] of [day, from, to].entries())
      fireEvent.change(dialog.getByLabelText(fields[place] ?? ''), { target: { value } })
  }
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save open times' }))
  return { dialog, add, save, body: () => sent.find(({ call }) => call === path)?.body }
}

test('an hour that clocks skip is refused, and not moved', async () => {
  const { dialog, add, save, body } = await openDialog([])
  await add(1, '2027-03-28', '01:30', '02:30')
  await save()
  dialog.getByText('Clocks go forward that day and skip this time. Please give another one')
  expect(body()).toBeUndefined()
  fireEvent.change(dialog.getByLabelText('From, open time 1'), { target: { value: '02:00' } })
  await save()
  await screen.findByText('Open times saved.')
  expect(body()).toEqual({
    openTimes: [{ startsAt: '2027-03-28T01:00:00.000Z', endsAt: '2027-03-28T01:30:00.000Z' }],
  })
})

test('an open time in an hour that clocks show twice keeps its moment when others change', async () => {
  const second = { _id: 'o1', startsAt: '2027-10-31T01:15:00.000Z', endsAt: '2027-10-31T01:45:00.000Z' }
  const first = { _id: 'o2', startsAt: '2027-10-31T00:15:00.000Z', endsAt: '2027-10-31T00:45:00.000Z' }
  const { add, save, body } = await openDialog([first, second])
  await add(3, '2027-10-31', '14:00', '15:00')
  await save()
  await screen.findByText('Open times saved.')
  expect(body()).toEqual({
    openTimes: [first, second, { startsAt: '2027-10-31T14:00:00.000Z', endsAt: '2027-10-31T15:00:00.000Z' }],
  })
})

test('an agent with more open times than one answer has sees their number, and the others on demand', async () => {
  const next = { ...ahead, _id: 'o2', title: 'Mill House', visitors: [] }
  const rows = { openTimes: [{ ...ahead, visitors: [] }], total: 2, next: 'c1' }
  fakeFetch({
    ...answersFor('ann@example.com', 'agent'),
    'GET /api/openTimes?as=agent': json(rows),
    'GET /api/openTimes?as=agent&cursor=c1': json({ openTimes: [next], total: 2 }),
  })
  openPage('/dashboard/viewings')
  const list = within(await screen.findByRole('region', { name: 'Open times' }))
  await list.findByRole('article', { name: home.title })
  await userEvent.click(list.getByRole('button', { name: /more/i }))
  await list.findByRole('article', { name: 'Mill House' })
})
