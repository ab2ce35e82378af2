import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { FeedRunDetails } from '#contract/feed-run'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'
import { feed, run } from '../../../test/web/sample-feed.ts'

const LIST = 'GET /api/feeds?limit=24'
const ADDRESS = 'GET /api/feedAddress'

function open(answers: Parameters<typeof fakeFetch>[0], role: 'agent' | 'admin' = 'agent') {
  const sent = fakeFetch(
    Object.setPrototypeOf(answers, { ...answersFor(ann, role), [LIST]: json([feed]), [ADDRESS]: json({}) }),
  )
  openPage('/dashboard/feeds')
  return sent
}
const bodies = (sent: { call: string; body?: unknown }[], call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body)

test.each([
  ['without feeds', json([]), 'No feeds yet. Add one to have your homes come in by themselves.'],
  ['when they can’t be loaded', refused(500, 'Broken'), 'The feeds could not be loaded.'],
])('shows a message %s', async (_when, answer, message) => {
  open({ [LIST]: answer })
  await screen.findByText(message)
})

test('an agent tests a feed, and reads every problem of a run with its place', async () => {
  const details: FeedRunDetails = {
    ...run,
    problems: [{ place: 'line 4', reference: 'R4', message: 'It has no price.' }],
    added: [{ reference: 'R1', title: 'Mill Cottage' }],
    changed: [],
    gone: [],
  }
  const sent = open({
    'POST /api/feeds/feed-1/runs': json({ insertedId: 'run-2' }, 201),
    'GET /api/feeds/feed-1/runs/run-1': json(details),
  })
  const card = await screen.findByRole('article', { name: 'Stock' })
  within(card).getByText('3 new, 2 changed, 15 unchanged, 1 refused')
  await userEvent.click(within(card).getByRole('button', { name: '1 problem' }))
  await within(card).findByText('It has no price.')
  within(card).getByText('R4, line 4:')
  within(card).getByText('Mill Cottage')
  await userEvent.click(within(card).getByRole('button', { name: 'Test' }))
  expect(bodies(sent, 'POST /api/feeds/feed-1/runs')).toEqual([{ isTrial: true }])
  expect(within(card).queryByRole('button', { name: 'Trust' })).toBeNull()
})

test('removals that are held back are confirmed', async () => {
  const held = { ...feed, latestRun: { ...run, state: 'held', heldRemovals: 8 } }
  const sent = open({ [LIST]: json([held]), 'POST /api/feeds/feed-1/runs': json({ insertedId: 'run-2' }, 201) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 8 homes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove them' }))
  expect(bodies(sent, 'POST /api/feeds/feed-1/runs')).toEqual([{ confirms: 'run-1' }])
})

test('shows how far a run is, and starts no other meanwhile', async () => {
  const startedAt = new Date(Date.now() - 10_000).toISOString()
  const running = { ...feed, latestRun: { ...run, state: 'running', done: 300, total: 600, startedAt } }
  const sent = open({ [LIST]: json([running]) })
  expect((await screen.findByRole('progressbar', { name: 'Progress of the run' })).getAttribute('aria-valuenow')).toBe(
    '50',
  )
  screen.getByText(/^300 of 600 homes · \d+ a second · \d+ s left$/)
  await userEvent.click(screen.getByRole('button', { name: 'Run now' }))
  expect(bodies(sent, 'POST /api/feeds/feed-1/runs')).toEqual([])
})

test('adds a feed by address, with the password in no draft', async () => {
  const sent = open({ 'POST /api/feeds': json({ insertedId: 'feed-2' }, 201) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a feed' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'Nightly')
  await userEvent.type(screen.getByLabelText(/^Address/), 'https://agency.example/homes.zip')
  await userEvent.type(screen.getByLabelText(/^User name/), 'keyhaven')
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret-words')
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('secret-words')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(bodies(sent, 'POST /api/feeds')).toEqual([
    {
      name: 'Nightly',
      format: 'auto',
      source: 'address',
      address: 'https://agency.example/homes.zip',
      username: 'keyhaven',
      password: 'secret-words',
      isWholeStock: true,
      schedule: 'nightly',
    },
  ])
})

test('edits a feed: sends only what is another value now, and shows what is wrong at its field', async () => {
  const problem = { type: 'urn:x', title: 'Refused', status: 422, detail: 'Type it again', requestId: 'r-1' }
  const answers = {
    [LIST]: json([{ ...feed, username: 'keyhaven' }]),
    'PATCH /api/feeds/feed-1': json({ ...problem, errors: { password: problem.detail } }, 422),
  }
  const sent = open(answers)
  const button = await screen.findByRole('button', { name: 'Edit' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the feed' }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Name/))
  expect(dialog.queryByLabelText(/^Where the file comes from/)).toBeNull()
  await userEvent.clear(dialog.getByLabelText(/^Address/))
  await userEvent.type(dialog.getByLabelText(/^Address/), 'https://elsewhere.example/homes.xml')
  await userEvent.selectOptions(dialog.getByLabelText(/^When it runs/), 'Every hour')
  await userEvent.selectOptions(dialog.getByLabelText(/^What the file has/), 'Only what has changed')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const password = dialog.getByLabelText(/^Password/)
  await vi.waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(password)
  answers['PATCH /api/feeds/feed-1'] = json({ modifiedCount: 1 })
  await userEvent.type(password, 'secret-words{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const change = { address: 'https://elsewhere.example/homes.xml', schedule: 'hourly', isWholeStock: false }
  expect(bodies(sent, 'PATCH /api/feeds/feed-1')).toEqual([change, { ...change, password: 'secret-words' }])
})

test('a feed without a user name any more loses its password', async () => {
  const sent = open({
    [LIST]: json([{ ...feed, username: 'keyhaven' }]),
    'PATCH /api/feeds/feed-1': json({ modifiedCount: 1 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.clear(screen.getByLabelText(/^User name/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(bodies(sent, 'PATCH /api/feeds/feed-1')).toEqual([{ username: '', password: '' }])
})

test('an admin can’t edit the feed of an agent', async () => {
  open({ [LIST]: json([{ ...feed, agentEmail: 'other@agents.example' }]) }, 'admin')
  await screen.findByRole('button', { name: 'Trust' })
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('an admin trusts a feed', async () => {
  const sent = open({ 'PATCH /api/feeds/feed-1': json({ modifiedCount: 1 }) }, 'admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Trust' }))
  expect(bodies(sent, 'PATCH /api/feeds/feed-1')).toEqual([{ isTrusted: true }])
})

test('an admin adds a feed of sold prices, which has no homes to trust', async () => {
  const sold = { ...feed, format: 'soldPrices', homes: 0, isWholeStock: false }
  const sent = open({ [LIST]: json([sold]), 'POST /api/feeds': json({ insertedId: 'feed-2' }, 201) }, 'admin')
  const card = within(await screen.findByRole('article', { name: 'Stock' }))
  expect(card.queryByText(/on the site/)).toBeNull()
  expect(card.queryByRole('button', { name: 'Trust' })).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  expect(screen.queryByLabelText(/^Format/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a feed' }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'Sales')
  await userEvent.selectOptions(screen.getByLabelText(/^Where the file comes from/), 'A file that I upload')
  await userEvent.selectOptions(screen.getByLabelText(/^Format/), 'Sold prices')
  expect(screen.queryByLabelText(/^What the file has/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(bodies(sent, 'POST /api/feeds')).toEqual([
    { name: 'Sales', format: 'soldPrices', source: 'upload', isWholeStock: false, schedule: 'manual' },
  ])
})

test('an agent can’t choose sold prices as a format', async () => {
  open({})
  await userEvent.click(await screen.findByRole('button', { name: 'Add a feed' }))
  expect(within(screen.getByLabelText(/^Format/)).queryByRole('option', { name: 'Sold prices' })).toBeNull()
})

test('an agent makes addresses for portals', async () => {
  const sent = open({ 'POST /api/feedAddress': json({ path: '/feedFiles/secret' }, 201) })
  await userEvent.click(await screen.findByRole('button', { name: 'Make addresses' }))
  expect(bodies(sent, 'POST /api/feedAddress')).toHaveLength(1)
})

test('says which format can’t say the site’s currency, and which names none', async () => {
  open({ [ADDRESS]: json({ path: '/feedFiles/secret' }), 'GET /api/site': json({ ...site, currency: 'CHF' }) })
  expect(await screen.findByText(/^Kyero takes prices in EUR, GBP and USD/)).toBeDefined()
  expect(screen.queryByRole('link', { name: /kyero$/ })).toBeNull()
  expect(screen.getByText(/^BLM names no currency/)).toBeDefined()
  expect(screen.getByRole('link', { name: /blm$/ })).toBeDefined()
})

test('the addresses for portals can be removed after a question', async () => {
  const sent = open({
    [ADDRESS]: json({ path: '/feedFiles/secret' }),
    'DELETE /api/feedAddress': json({ deletedCount: 1 }),
  })
  const link = await screen.findByRole('link', { name: /feedFiles\/secret\/kyero$/ })
  expect(link.getAttribute('href')).toMatch(/^http.*\/api\/feedFiles\/secret\/kyero$/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove addresses' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove them' }))
  expect(bodies(sent, 'DELETE /api/feedAddress')).toHaveLength(1)
})

test('says that an address that fails is asked less often, and when next', async () => {
  open({ [LIST]: json([{ ...feed, failures: 3, nextRunAt: '2026-11-23T02:30:00.000Z' }]) })
  await screen.findByText(/the address is asked again on .*2026.*, less often as 3 runs in a row have failed/)
})
