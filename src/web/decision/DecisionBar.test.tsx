import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { aroundHome, cabin } from '../../../test/web/sample-answers.ts'
import { queuePosition } from './DecisionBar.tsx'

const pending: Property = { ...cabin, status: undefined }
const barn: Property = { ...pending, _id: 'home-2', title: 'Barn' }
const decide = 'PATCH /api/allProperty/home-1'
const done = () => json({ modifiedCount: 1 })
const queue = 'GET /api/allProperty/home-1/queue'

function open(more: Parameters<typeof fakeFetch>[0] = {}, role: 'admin' | 'agent' = 'admin', home = pending) {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor('ada@example.com', role),
    ...aroundHome(home),
    ...aroundHome(barn),
    'GET /api/allProperty/home-1': json(home),
    'GET /api/allProperty/home-2': json(barn),
    [queue]: json({ before: 1, previous: 'home-0', after: 2, next: 'home-2' }),
    'GET /api/allProperty/home-2/queue': json({ before: 2, previous: 'home-1', after: 1 }),
    ...more,
  }
  const sent = fakeFetch(answers)
  const router = openPage('/propertyDetails/home-1')
  return { answers, router, decisions: () => sent.filter(({ call }) => call === decide).map(({ body }) => body) }
}
const bar = async () => within(await screen.findByRole('region', { name: 'Decision' }))
const button = async (name: string) => (await bar()).findByRole('button', { name })
/** The bar takes presses once the home has been shown for half a second. */
const ready = async () => {
  const verify = await button('Verify')
  await waitFor(() => expect(verify.getAttribute('aria-disabled')).toBeNull())
}
const key = (name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: name, ...more })

test.each([
  ['v', {}, { status: 'verified' }],
  ['R', {}, { status: 'rejected' }],
  ['ر', { code: 'KeyV' }, { status: 'verified' }],
  ['к', { code: 'KeyR' }, { status: 'rejected' }],
])('an admin decides by the key %s, and stays where they are', async (name, more, body) => {
  const { answers, decisions, router } = open({ [decide]: done })
  await ready()
  expect((await bar()).getByText('2 of 4')).toBeTruthy()
  answers['GET /api/allProperty/home-1'] = json({ ...pending, ...body })
  key(name, more)
  await screen.findByText('Property Verified Successfully by Admin.')
  expect(decisions()).toEqual([body])
  await (await bar()).findByText('3 left')
  expect((await bar()).queryByRole('button', { name: 'Verify' })).toBeNull()
  expect(router.state.location.pathname).toBe('/propertyDetails/home-1')
})

test('an admin reads at the decision what the law asks for and the listing lacks', async () => {
  open({}, 'admin', { ...pending, type: 'land', address: { country: 'GB' } })
  const list = within(await (await bar()).findByRole('list', { name: 'Asked for in the United Kingdom' }))
  list.getByText('Tenure')
  list.getByText(/part A$/)
  expect(list.getAllByRole('listitem')).toHaveLength(1)
})

test('a home that has just been shown takes no decision by a key', async () => {
  const { decisions } = open({ [decide]: done })
  await button('Verify')
  key('v')
  await ready()
  expect(decisions()).toEqual([])
})

test('a key that is pressed twice, or with the other, decides once', async () => {
  const { decisions } = open({ [decide]: () => new Promise(() => {}) })
  await ready()
  for (const name of ['v', 'v', 'r']) key(name)
  await waitFor(() => expect(decisions()).toEqual([{ status: 'verified' }]))
  key('r')
  expect((await button('Verify')).getAttribute('aria-busy')).toBe('true')
  expect(decisions()).toEqual([{ status: 'verified' }])
})

test('J and K lead to the next and the previous home that waits, in place of this one', async () => {
  const { router } = open()
  await ready()
  await (await bar()).findByRole('link', { name: 'Next' })
  key('j')
  await screen.findByRole('heading', { name: 'Barn', level: 1 })
  expect(router.state.historyAction).toBe('REPLACE')
  await (await bar()).findByText('3 of 4')
  expect((await bar()).queryByRole('link', { name: 'Next' })).toBeNull()
  key('j')
  key('k')
  await screen.findByRole('heading', { name: cabin.title, level: 1 })
})

test('stays on the home while a decision is pending', async () => {
  const { router } = open({ [decide]: () => new Promise(() => {}) })
  await ready()
  await (await bar()).findByRole('link', { name: 'Next' })
  key('v')
  await waitFor(async () => expect((await button('Verify')).getAttribute('aria-busy')).toBe('true'))
  key('j')
  expect(router.state.location.pathname).toBe('/propertyDetails/home-1')
})

test('a key that is held down, goes with another, or is typed into a field decides nothing', async () => {
  const { decisions } = open({ [decide]: done })
  await ready()
  key('v', { repeat: true })
  key('r', { ctrlKey: true })
  key('v', { metaKey: true })
  const reason = (await bar()).getByLabelText('Reason')
  await userEvent.type(reason, 'very rough')
  expect(decisions()).toEqual([])
  await userEvent.click(await button('Reject'))
  await screen.findByText('Property Verified Successfully by Admin.')
  expect(decisions()).toEqual([{ status: 'rejected', reason: 'very rough' }])
})

test('the keys can be switched off, which this browser remembers', async () => {
  const { decisions } = open({ [decide]: done })
  await ready()
  const box = (await bar()).getByRole<HTMLInputElement>('checkbox', { name: /^Keys/ })
  await userEvent.click(box)
  key('v')
  expect(decisions()).toEqual([])
  expect(localStorage.getItem('decision-keys')).toBe('off')
  await userEvent.click(box)
  key('v')
  await waitFor(() => expect(decisions()).toHaveLength(1))
})

test('shows another admin’s decision after a conflict', async () => {
  const { answers } = open({ [decide]: refused(409, 'This property has already been verified or rejected.') })
  await ready()
  answers['GET /api/allProperty/home-1'] = json({ ...pending, status: 'rejected', rejectionReason: 'Too dark.' })
  key('v')
  await screen.findByText('Something is Wrong!')
  await screen.findByText('This home was rejected')
})

test('shows no decision for a verified home, nor to its agent', async () => {
  open({}, 'admin', cabin)
  await screen.findByRole('heading', { name: cabin.title, level: 1 })
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull()
})

test('the agent of a pending home has no decision', async () => {
  open({}, 'agent', { ...pending, email: 'ada@example.com' })
  await screen.findByText('Waiting for verification')
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull()
})

test.each([
  [0, 0, true, '1 of 1'],
  [1, 2, true, '2 of 4'],
  [1, 2, false, '3 left'],
  [0, 0, false, '0 left'],
  [0, '10000+', true, 'More than 10,000 left'],
] as const)('with %s before and %s after, pending: %s, an admin reads "%s"', (before, after, isPending, text) => {
  expect(queuePosition({ before, after }, isPending)).toBe(text)
})

const evidence = 'GET /api/evidence?ids=home-1'
const finding = {
  _id: 'f1',
  rule: 'samePicture',
  sentence: [
    { text: 'Picture 3 is picture 1 of ' },
    { text: 'Lake House', propertyId: 'home-9' },
    { text: ' by another agent, mirrored' },
  ],
  foundAt: '2026-11-26T10:00:00.000Z',
}

test('an admin reads the reasons to look twice, and says that one is no problem', async () => {
  const { answers } = open({
    [evidence]: json({ homes: [{ propertyId: 'home-1', findings: [finding] }] }),
    'PATCH /api/evidence/f1': done,
  })
  await (await bar()).findByText('Look at one thing')
  expect((await bar()).getByRole('link', { name: 'Lake House' }).getAttribute('href')).toBe('/propertyDetails/home-9')
  answers[evidence] = json({ homes: [{ propertyId: 'home-1', findings: [] }] })
  await userEvent.click(await button('Not a problem'))
  const left = await (await bar()).findByText('Nothing is left to look at')
  expect(document.activeElement).toBe(left)
})

test('the keys decide with reasons shown as without', async () => {
  const { decisions } = open({
    [evidence]: json({ homes: [{ propertyId: 'home-1', findings: [finding] }] }),
    [decide]: done,
  })
  await ready()
  await (await bar()).findByText('Look at one thing')
  key('r')
  await waitFor(() => expect(decisions()).toEqual([{ status: 'rejected' }]))
})
