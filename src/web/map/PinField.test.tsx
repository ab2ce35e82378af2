// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
const site = { demo: false, identity: 'embedded', google: true, currency: 'USD', languages: ['en'], tourHosts: [] }
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const withTiles = { 'GET /api/site': json({ ...site, mapTiles }) }
const placed = { ...ownCabin, latitude: 44.06, longitude: -121.31, precision: 'town' as const }

beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  onTestFinished(() => void vi.restoreAllMocks())
  fakeUpload(() => stored('/media/new.webp'))
})

async function open(home: object = placed, more: Parameters<typeof fakeFetch>[0] = {}) {
  const answers = { ...answersFor('ann@example.com', 'agent'), 'GET /api/allProperty/p1': json(home), ...more }
  const sent = fakeFetch({ ...answers, ...withTiles, [put]: json({ modifiedCount: 1 }) })
  openPage('/dashboard/update/p1')
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(sent.some(({ call }) => call === put)).toBe(true))
    return sent.find(({ call }) => call === put)?.body
  }
  return { save }
}

test('an agent moves the pin by arrow keys, and the new point is sent', async () => {
  const { save } = await open()
  await screen.findByText('The place is approximate: taken from the location.')
  await userEvent.click(screen.getByRole('button', { name: 'Move the pin' }))
  const pin = await screen.findByRole('button', { name: 'Pin of this home. Arrow keys move it' })
  pin.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  await screen.findByText(/^The pin is at 44\./)
  const { latitude, longitude } = (await save()) as { latitude: number; longitude: number }
  expect(latitude).toBeGreaterThan(placed.latitude)
  expect(longitude).toBeGreaterThan(placed.longitude)
})

test('an agent gives the pin back to the location', async () => {
  const { save } = await open({ ...placed, precision: 'town' })
  await userEvent.click(screen.getByRole('button', { name: 'Use the location’s place' }))
  await screen.findByText('The home is placed by its location when it is saved.')
  expect(await save()).toMatchObject({ latitude: null, longitude: null })
})

test('sends no pin when the agent has not moved it', async () => {
  const { save } = await open()
  const body = await save()
  expect(body).not.toHaveProperty('latitude')
  expect(body).not.toHaveProperty('point')
})

const springfields = [
  { name: 'Springfield, Illinois, United States', latitude: 39.8, longitude: -89.65 },
  { name: 'Springfield, Massachusetts, United States', latitude: 42.1, longitude: -72.59 },
]
const whichSpringfield = {
  'GET /api/allProperty/places?location=Springfield': json({
    candidates: springfields,
    address: {},
    shown: { street: '', town: '' },
  }),
}
const question = `Did you mean ${springfields.map(({ name }) => name).join(' or ')}?`

test('asks which of two places a location means, and sends the one that its agent chooses', async () => {
  const { save } = await open(placed, whichSpringfield)
  const location = screen.getByLabelText('Location')
  await userEvent.clear(location)
  await userEvent.type(location, 'Springfield')
  const asked = await screen.findByText(question, {}, { timeout: 3_000 })
  expect(asked.getAttribute('aria-live')).toBe('polite')
  screen.getByRole('button', { name: springfields[1]?.name }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('The home is placed in Springfield, Massachusetts, United States.')
  expect(screen.queryByText(question)).toBeNull()
  expect(screen.getByRole('button', { name: springfields[1]?.name, pressed: true })).toBeDefined()
  expect(await save()).toMatchObject({ location: 'Springfield', latitude: 42.1, longitude: -72.59, precision: 'town' })
})

test('a place that was chosen is not sent for another location', async () => {
  const { save } = await open({ ...ownCabin, location: 'Springfield' }, whichSpringfield)
  await userEvent.click(await screen.findByRole('button', { name: springfields[0]?.name }))
  await userEvent.type(screen.getByLabelText('Location'), ', Ohio')
  await screen.findByText('The home is placed by its location when it is saved.')
  expect(await save()).not.toHaveProperty('latitude')
})
