import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Conversation, Message } from '#contract/conversation'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, cabin } from '../../../test/web/sample-answers.ts'

const conversation: Conversation = {
  _id: 'c1',
  propertyId: cabin._id,
  propertyTitle: cabin.title,
  propertyImage: cabin.propertyImage,
  ownPart: 'buyer',
  otherName: 'Oliver Hartley',
  otherPhoto: null,
  unread: 1,
  latest: { text: 'Bone dry.', isOwn: false, createdAt: '2026-11-21T14:05:00.000Z' },
}
const message = (n: number, more: Partial<Message> = {}): Message => ({
  _id: `m${n}`,
  text: `Message ${n}`,
  isOwn: false,
  createdAt: '2026-11-21T14:05:00.000Z',
  ...more,
})
const LIST = 'GET /api/conversations?limit=24'
const ONE = 'GET /api/conversations/c1'
const MESSAGES = 'GET /api/conversations/c1/messages?limit=50'
const WRITE = 'POST /api/conversations/c1/messages'
const READ = 'PATCH /api/conversations/c1'

function open(answers: Parameters<typeof fakeFetch>[0] = {}, address = '/dashboard/messages/c1') {
  const given: typeof answers = {
    ...answersFor(ann),
    [LIST]: json([conversation]),
    [ONE]: json(conversation),
    [MESSAGES]: json([message(2, { text: 'Bone dry.' }), message(1, { text: 'Is it damp?', isOwn: true })]),
    [READ]: json({ modifiedCount: 1 }),
    ...answers,
  }
  const sent = fakeFetch(given)
  const calls = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)
  return { given, calls, router: openPage(address) }
}
const field = () => screen.findByRole('textbox', { name: 'Message to Oliver Hartley' })
const send = () => userEvent.click(screen.getByRole('button', { name: /^(Send|Try again)$/ }))

test('a buyer opens a conversation, reads it from old to new, and it is marked as read', async () => {
  const { calls } = open()
  const log = await screen.findByRole('region', { name: 'Messages with Oliver Hartley' })
  await within(log).findByText('Bone dry.')
  expect(
    within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('You: Is it damp?'), expect.stringContaining('Oliver Hartley: Bone dry.')])
  await waitFor(() => expect(calls(READ)[0]).toEqual({ readUpTo: 'm2' }))
  const list = screen.getByRole('navigation', { name: 'Conversations' })
  expect(
    within(list)
      .getByRole('link', { name: /Oliver Hartley/ })
      .getAttribute('aria-current'),
  ).toBe('page')
})

test('markup is shown as text, and a web address is no link', async () => {
  const text = '<b>bold</b> https://evil.example javascript:alert(1)'
  open({ [MESSAGES]: json([message(1, { text })]) })
  const log = await screen.findByRole('region', { name: 'Messages with Oliver Hartley' })
  await within(log).findByText(text)
  expect(within(log).queryByRole('link')).toBeNull()
})

test('Enter makes a line, Ctrl and Enter sends, and the field is empty again', async () => {
  const { calls } = open({ [WRITE]: json({ insertedId: 'm3' }, 201) })
  await userEvent.type(await field(), 'One{Enter}Two')
  expect(calls(WRITE)).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect((await field()).textContent).toBe(''))
  expect(calls(WRITE)).toEqual([{ text: 'One\nTwo', key: expect.any(String) }])
})

test('a failed message stays, and a retry uses the same key', async () => {
  const { given, calls } = open()
  await userEvent.type(await field(), 'Hello')
  await send()
  await screen.findByText(/^Not sent. We could not reach the server/)
  expect((await field()).textContent).toBe('Hello')
  given[WRITE] = json({ insertedId: 'm3' }, 201)
  await send()
  await waitFor(async () => expect((await field()).textContent).toBe(''))
  const [first, second] = calls(WRITE) as { key: string }[]
  expect(first).toEqual(second)
})

test('a person blocked in the meantime sees the reason, and keeps the text', async () => {
  open({ [WRITE]: refused(409, 'Oliver Hartley doesn’t take messages from you.') })
  await userEvent.type(await field(), 'Hello')
  await send()
  await screen.findByText('Not sent. Oliver Hartley doesn’t take messages from you.')
  expect((await field()).textContent).toBe('Hello')
})

test('rejects an empty message and one that is too long', async () => {
  const { calls } = open()
  const area = await field()
  await send()
  await screen.findByText('Message is required')
  await userEvent.click(area)
  await userEvent.paste('x'.repeat(2001))
  screen.getByText('1 over the limit')
  await send()
  await screen.findByText('Message can have at most 2,000 characters')
  expect(calls(WRITE)).toEqual([])
})

test('a person blocked while writing still sees their draft', async () => {
  const { given } = open({ [WRITE]: refused(409, 'No.') })
  await userEvent.type(await field(), 'Half a thought')
  given[ONE] = json({ ...conversation, closedWhy: 'blocked' })
  await send()
  await screen.findByText('Not sent: Half a thought')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a draft comes back, to the same person and conversation', async () => {
  open()
  await userEvent.type(await field(), 'Half a')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([`draft:${ann}:message:c1`])
})

test.each([
  ['wide', '/dashboard/messages/c1'],
  ['narrow', '/dashboard/messages'],
])('on a %s screen, Messages opens %s', async (width, path) => {
  const { matchMedia } = window
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query)
    if (query === '(width >= 72rem)') Object.defineProperty(list, 'matches', { value: width === 'wide' })
    return list
  })
  onTestFinished(() => spy.mockRestore())
  const { router } = open({}, '/dashboard/messages')
  await screen.findByRole('link', { name: /Bone dry/ })
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})
