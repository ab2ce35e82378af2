import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FIGURE_SECTIONS, figureNames, homeFigures } from '#contract/home-figures'
import type { Property } from '#contract/property'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
const address = { town: 'Bath', country: 'GB' }

async function open(home: Partial<Property> = {}, answer = json({ modifiedCount: 1 })) {
  fakeUpload(() => stored('/media/new.webp'))
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/allProperty/p1': json({ ...ownCabin, ...home }),
    [put]: answer,
  })
  openPage('/dashboard/update/p1')
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  const group = within(await screen.findByRole('group', { name: 'Further figures' }))
  return {
    group,
    openSection: (name: string) => userEvent.click(group.getByText(name, { selector: 'summary > span' })),
    update: () => userEvent.click(screen.getByRole('button', { name: 'Update' })),
    body: () => sent.find(({ call }) => call === put)?.body,
  }
}

test('every figure has its field, by its label', async () => {
  const { group, openSection } = await open()
  for (const title of Object.values(FIGURE_SECTIONS)) await openSection(title())
  for (const name of figureNames) expect(group.getByLabelText(homeFigures[name].label())).toMatchObject({ name })
})

test('an agent gives, changes and clears figures of each kind, and only those are sent', async () => {
  const figures = { rooms: 4, serviceCharge: 1200, heating: 'Gas', availableFrom: '2027-03-01', lift: true } as const
  const { group, openSection, update, body } = await open(figures)
  await userEvent.clear(group.getByLabelText('Rooms'))
  await userEvent.type(group.getByLabelText('Rooms'), '4,5')
  await userEvent.clear(group.getByLabelText('Service charge'))
  await userEvent.type(group.getByLabelText('Service charge'), '1,840.50')
  await userEvent.clear(group.getByLabelText('Heating'))
  await userEvent.selectOptions(group.getByLabelText('Lift'), 'No')
  await userEvent.selectOptions(group.getByLabelText('Condition'), 'Well kept')
  await openSection('Tenure')
  await userEvent.type(group.getByLabelText('Lease remaining'), '92')
  await openSection('Tenure')
  await update()
  await screen.findByText('Property updated.')
  const { title, location, price } = ownCabin
  expect(body()).toEqual({
    title,
    location,
    price,
    propertyImage: '/media/new.webp',
    rooms: 4.5,
    serviceCharge: 1840.5,
    heating: null,
    lift: false,
    condition: 'wellKept',
    leaseYears: 92,
  })
})

test('opens the section of a wrong figure, with the error at its field', async () => {
  const { group, openSection, update, body } = await open()
  await openSection('Rooms')
  await userEvent.type(group.getByLabelText('Toilets'), '1.5')
  await openSection('Rooms')
  await update()
  await group.findByText('Toilets must be a whole number')
  expect(group.getByLabelText('Toilets').getAttribute('aria-invalid')).toBe('true')
  expect(body()).toBeUndefined()
})

test('names what the law asks for while the agent types, and leads to its field', async () => {
  const { group } = await open({ address, type: 'apartment', tenure: 'leasehold', bedrooms: 2, energyRating: 'C' })
  group.getByText(/^Not stated, but asked for in the United Kingdom: 6 facts\./)
  await userEvent.click(group.getByRole('button', { name: 'Lease remaining' }))
  expect(document.activeElement).toBe(group.getByLabelText('Lease remaining'))
  await userEvent.type(group.getByLabelText('Lease remaining'), '92')
  await group.findByText(/: 5 facts\./)
  expect(group.queryByRole('button', { name: 'Lease remaining' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Tenure'), 'Freehold')
  await group.findByText(/: 3 facts\./)
})

test('asks for nothing where the country is not known', async () => {
  const { group } = await open()
  expect(group.queryByText(/asked for/)).toBeNull()
})
