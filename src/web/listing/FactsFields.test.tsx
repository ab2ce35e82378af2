import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { basicFacts, priceFacts } from '#contract/property-facts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
const known: Property = { ...ownCabin, bedrooms: 3, area: 900, areaUnit: 'm2', features: ['Garden', 'Own jetty'] }

const brisbane = { timeZone: 'Australia/Brisbane', utcOffsets: [{ minutes: 600 }] }

async function open(home: Property = known, answer = json({ modifiedCount: 1 })) {
  fakeUpload(() => stored('/media/new.webp'))
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/allProperty/p1': json(home),
    'GET /api/clock?timeZone=Australia%2FBrisbane': json(brisbane),
    'GET /api/clock': json({ timeZone: 'UTC', utcOffsets: [{ minutes: 0 }] }),
    [put]: answer,
  })
  openPage('/dashboard/update/p1')
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  return {
    update: () => userEvent.click(screen.getByRole('button', { name: 'Update' })),
    body: () => sent.find(({ call }) => call === put)?.body,
  }
}
const more = () => within(screen.getByRole('group', { name: 'More about this home' }))
const { title, location, price } = ownCabin
const basics = { title, location, price, propertyImage: '/media/new.webp' }

test('an agent changes, adds and clears facts, and only those are sent', async () => {
  const { update, body } = await open()
  await userEvent.clear(more().getByLabelText('Bedrooms'))
  await userEvent.type(more().getByLabelText('Bathrooms'), '1.5')
  await userEvent.selectOptions(more().getByLabelText('Type'), 'House')
  await userEvent.click(more().getByRole('checkbox', { name: 'Own jetty' }))
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toEqual({ ...basics, bedrooms: null, bathrooms: 1.5, type: 'house', features: ['Garden'] })
})

test('every fact that an agent may give has its field', async () => {
  await open()
  const group = screen.getByRole('group', { name: 'More about this home' })
  await userEvent.click(within(group).getByRole('button', { name: 'Choose the time zone' }))
  const fields = [...group.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  expect(within(group).getByRole('group', { name: 'Features' })).toBeDefined()
  expect(new Set(fields)).toEqual(
    new Set(Object.keys(basicFacts).filter((name) => name !== 'features' && !(name in priceFacts))),
  )
})

test('an agent chooses the time zone, which is sent, and sees it again', async () => {
  const { update, body } = await open()
  await userEvent.click(more().getByRole('button', { name: 'Choose the time zone' }))
  await userEvent.selectOptions(more().getByLabelText('Time zone'), 'Australia/Brisbane')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toEqual({ ...basics, timeZone: 'Australia/Brisbane' })
})

test('a chosen time zone is shown, and cleared by that of the place', async () => {
  const { update, body } = await open({ ...known, timeZone: 'Australia/Brisbane' })
  expect(more().getByLabelText<HTMLSelectElement>('Time zone').value).toBe('Australia/Brisbane')
  await userEvent.selectOptions(more().getByLabelText('Time zone'), 'That of its place')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toEqual({ ...basics, timeZone: null })
})

test('a description is changed with the rest', async () => {
  const { update, body } = await open()
  await userEvent.type(screen.getByLabelText('Description'), ' And sunny.')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toEqual({ ...basics, description: 'By the water. And sunny.' })
})

test('shows an invalid fact at its field, and sends nothing', async () => {
  const { update, body } = await open()
  await userEvent.type(more().getByLabelText('Year built'), '98')
  await update()
  await more().findByText('Year built must be a year, such as 1998')
  expect(body()).toBeUndefined()
})

test('shows the server’s error about one feature at the features', async () => {
  const problem = { type: 'x', title: 'x', status: 422, detail: 'No.', requestId: 'r' }
  const { update } = await open(known, json({ ...problem, errors: { 'features.1': 'Feature is required' } }, 422))
  await userEvent.click(more().getByRole('checkbox', { name: 'Balcony' }))
  await update()
  await within(more().getByRole('group', { name: 'Features' })).findByText('Feature is required')
})

test('an agent adds a feature in own words, and learns that twelve are the most', async () => {
  const { update, body } = await open({ ...known, features: [] })
  const own = more().getByLabelText('In your own words')
  await userEvent.type(own, 'Private jetty{Enter}')
  await userEvent.type(own, 'private-JETTY{Enter}gárden{Enter}')
  expect(
    more()
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked),
  ).toHaveLength(2)
  const free = more()
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => !checked)
  for (const checkbox of free.slice(0, 10)) await userEvent.click(checkbox)
  more().getByText('12 of 12 chosen')
  expect(free.slice(10).every(({ disabled }) => disabled)).toBe(true)
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toMatchObject({ features: expect.arrayContaining(['Private jetty', 'Garden']) })
})

test('numbers are read with a decimal comma and in digits of any script', async () => {
  const { update, body } = await open()
  for (const [label, text] of [
    ['Bathrooms', '1,5'],
    ['Area', '85,25'],
    ['Plot', '1 240'],
    ['Bedrooms', '٤'],
    ['Year built', '१९९८'],
  ] as const) {
    await userEvent.clear(more().getByLabelText(label))
    await userEvent.type(more().getByLabelText(label), text)
    expect(more().getByLabelText<HTMLInputElement>(label)).toMatchObject({ type: 'text', inputMode: 'decimal' })
  }
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toEqual({ ...basics, bedrooms: 4, bathrooms: 1.5, area: 85.25, plot: 1240, yearBuilt: 1998 })
})

test('a number that may be either of two is refused at its field, and one of three decimals stays what it is', async () => {
  const { update, body } = await open({ ...known, plot: 85.125 })
  await userEvent.clear(more().getByLabelText('Area'))
  await userEvent.type(more().getByLabelText('Area'), '1.240')
  await update()
  await more().findByText('Area must be a number: is it 1.24 or 1,240?')
  await userEvent.clear(more().getByLabelText('Area'))
  await userEvent.type(more().getByLabelText('Area'), '1,240')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toEqual({ ...basics, area: 1240 })
})
