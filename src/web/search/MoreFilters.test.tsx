// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const facets = { total: 28, type: { house: 16 }, bedrooms: { '1+': 20 }, bathrooms: {}, feature: { Garden: 9 } }
const AGENT = '01980000-2710-7000-8000-000000000000'

function open(address: string, answers: Parameters<typeof fakeFetch>[0] = {}) {
  const query = address && `${address.slice(1)}&`
  fakeFetch({
    ...answersFor(ann),
    [`GET /api/allProperty/status?${query}limit=24`]: json([cabin]),
    [`GET /api/allProperty/facets${address}`]: json(facets),
    ...answers,
  })
  return openPage(`/allProperty${address}`)
}

test('a seeker opens further filters, sets both ends of ranges and leaves a feature out', async () => {
  const router = open('')
  const more = await screen.findByRole('button', { name: 'More filters' })
  expect(screen.queryByLabelText('Max bedrooms')).toBeNull()
  await userEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  const without = screen.getByRole('group', { name: 'Without these features' })
  await userEvent.click(within(without).getByRole('checkbox', { name: 'Garden' }))
  await userEvent.selectOptions(screen.getByLabelText('Max bedrooms'), '3')
  await userEvent.type(screen.getByLabelText('Built from'), '1990')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Freehold' }))
  await userEvent.selectOptions(screen.getByLabelText('Energy rating'), 'C or better')
  await userEvent.selectOptions(screen.getByLabelText('Listed'), 'In the last 7 days')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Not under offer' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?notFeature=Garden&maxBeds=3&minYear=1990&tenure=freehold&energy=C&since=P7D&notUnderOffer=true',
    ),
  )
})

test('further filters of an address are open at once, and a limit below its other one is explained', async () => {
  open('?beds=3&maxBeds=2', {
    'GET /api/allProperty/status?beds=3&limit=24': json([cabin]),
    'GET /api/allProperty/facets?beds=3': json(facets),
  })
  const field = await screen.findByLabelText('Max bedrooms')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await screen.findByText('This is below the minimum')
})

test('a search that leaves out an agent names them', async () => {
  const agent = { _id: AGENT, name: 'Ada Agent', image: '', rating: { average: 0, count: 0 }, memberSince: '2026' }
  open(`?notAgent=${AGENT}`, { [`GET /api/agents/${AGENT}`]: json(agent) })
  await screen.findByRole('button', { name: /Remove Not from .?Ada Agent/ })
})

test.each([
  ['53.7965,-1.5478,8047', /^Remove Within 5 miles of .?Leeds.?$/],
  ['53.79,-1.55,8047', /^Remove Within 5 miles of a point$/],
])('a circle is named by the town in its middle: %s', async (near, name) => {
  const towns = [
    { name: 'Leeds', latitude: 53.7965, longitude: -1.5478, population: 536_280 },
    { name: 'Holbeck', latitude: 53.7851, longitude: -1.5553, population: 5505 },
  ]
  open(`?near=${encodeURIComponent(near)}`, { 'GET /api/map/towns?zoom=13&x=4060&y=2638': json({ towns }) })
  await screen.findByRole('button', { name })
})

test('a circle whose towns can’t be read is around a point', async () => {
  open(`?near=${encodeURIComponent('53.7965,-1.5478,8047')}`, {
    'GET /api/map/towns?zoom=13&x=4060&y=2638': json({ detail: 'No' }, 503),
  })
  await screen.findByRole('button', { name: 'Remove Within 5 miles of a point' })
})

test('a seeker finds an agent by name, leaves their homes out and takes that back', async () => {
  const [ada, adam] = [
    { _id: AGENT, name: 'Ada Agent', homesForSale: 3 },
    { _id: AGENT.replace('0000-', '0001-'), name: 'Adam Agent', homesForSale: '100+' },
  ]
  const router = open('', {
    'GET /api/agents?q=ada': json({ agents: [ada, adam] }),
    'GET /api/agents?q=ada+x': json({ agents: [] }),
    [`GET /api/agents/${AGENT}`]: json({ ...ada, photoURL: null, homesSold: 0 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }))
  const field = await screen.findByRole('combobox', { name: 'Without the homes of an agent' })
  await userEvent.type(field, 'ada x')
  await screen.findByText('No further agent has a name with these words.')
  await userEvent.clear(field)
  await userEvent.type(field, 'ada')
  await screen.findByRole('option', { name: 'Adam Agent More than 100 homes for sale' })
  await userEvent.click(screen.getByRole('option', { name: 'Ada Agent 3 homes for sale' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?notAgent=${AGENT}`))
  const chosen = await screen.findByRole('group', { name: 'Agents left out' })
  await userEvent.click(within(chosen).getByRole('checkbox', { name: /Ada Agent/ }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
