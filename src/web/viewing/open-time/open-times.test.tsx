import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
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
    'GET /api/openTimes?as=buyer': json({ openTimes: [] }),
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
    'GET /api/openTimes?as=buyer': json({ openTimes: [ahead] }),
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
