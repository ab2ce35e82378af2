import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Conversation, Message } from '#contract/conversation'
import { describedAs } from '../../../test/web/described-as.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin } from '../../../test/web/sample-answers.ts'

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

test.each([
  ['left', /account was deleted/],
  ['fraud', /marked Oliver Hartley as fraud/],
  ['blocked', /doesn’t take messages from you/],
  ['ownBlock', /You have blocked Oliver Hartley/],
  ['ownFraud', /Your account is marked as fraud/],
] as const)('a conversation that is closed (%s) says why in place of the field', async (closedWhy, words) => {
  open({ [ONE]: json({ ...conversation, closedWhy }) })
  await screen.findByText(words)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  const name = closedWhy === 'ownBlock' ? 'Unblock' : 'Block'
  expect(screen.queryByRole('button', { name }) === null).toBe(closedWhy === 'left')
})

test('a person blocks and reports', async () => {
  const { calls } = open({
    'PUT /api/conversations/c1/block': json({ modifiedCount: 1 }),
    'POST /api/conversations/c1/reports': json({ insertedId: 'r1' }, 201),
  })
  const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await screen.findByRole('heading', { name: 'Oliver Hartley' })
  expect(screen.queryByRole('button', { name: /Block|Report/ })).toBeNull()
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(calls('PUT /api/conversations/c1/block')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Block' })).toBeNull())
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  await userEvent.type(await screen.findByLabelText('Reason'), 'A scam')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Reported. An admin will read this conversation.')
  expect(calls('POST /api/conversations/c1/reports')).toEqual([{ reason: 'A scam' }])
})

test('the first message about a home begins the conversation, and opens it', async () => {
  const about = {
    propertyId: cabin._id,
    propertyTitle: cabin.title,
    ownPart: 'buyer',
    otherName: 'Oliver Hartley',
    otherPhoto: null,
  }
  const { calls, router } = open(
    {
      [`GET /api/conversations/addressee?propertyId=${cabin._id}`]: json(about),
      'POST /api/conversations': json({ insertedId: 'c1' }, 201),
    },
    `/dashboard/messages?home=${cabin._id}`,
  )
  await userEvent.type(await field(), 'Is it damp?')
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/messages/c1'))
  expect(calls('POST /api/conversations')).toEqual([
    { propertyId: cabin._id, text: 'Is it damp?', key: expect.any(String) },
  ])
})

test('opens an existing conversation about the home, or shows why there can be none', async () => {
  const address = `/dashboard/messages?home=${cabin._id}`
  const call = `GET /api/conversations/addressee?propertyId=${cabin._id}`
  const { given, router } = open({ [call]: refused(409, 'This property has been sold.') }, address)
  await screen.findByText('This property has been sold.')
  given['GET /api/conversations/addressee?offerId=o1'] = json({ ...conversation, conversationId: 'c1' })
  await router.navigate('/dashboard/messages?offer=o1')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/messages/c1'))
})

test('older messages are shown at a press', async () => {
  const next = { link: '</api/conversations/c1/messages?limit=50&cursor=abc>; rel="next"' }
  open({
    [MESSAGES]: json([message(2)], 200, next),
    [`${MESSAGES}&cursor=abc`]: json([message(1)]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show older messages' }))
  const log = screen.getByRole('region', { name: 'Messages with Oliver Hartley' })
  await within(log).findByText('Message 1')
  expect(within(log).getAllByRole('listitem')).toHaveLength(2)
})

test('a message that comes while the conversation is open is announced; those before it are not', async () => {
  const { given } = open()
  const log = await screen.findByRole('region', { name: 'Messages with Oliver Hartley' })
  await within(log).findByText('Bone dry.')
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced()).not.toContain('Oliver Hartley: Bone dry.')
  given[MESSAGES] = json([message(3, { text: 'Come and see.' })])
  window.dispatchEvent(new Event('visibilitychange'))
  await within(log).findByText('Come and see.')
  expect(announced()).toContain('Oliver Hartley: Come and see.')
})

test('an empty list leads to homes; a failed one, and one that is not there, say so', async () => {
  const { router } = open({ [LIST]: json([]), [ONE]: refused(404, 'Gone.') }, '/dashboard/messages')
  await screen.findByText(/No messages yet/)
  await router.navigate('/dashboard/messages/c1')
  await screen.findByText('This conversation doesn’t exist or was removed.')
})

test('conversations that can’t be loaded can be tried again', async () => {
  const { given } = open({ [LIST]: refused(409, 'No.') }, '/dashboard/messages')
  await screen.findByText('Your conversations could not be loaded.')
  given[LIST] = json([conversation])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /Oliver Hartley/ })
})

test('the nav bar says in how many conversations there is something unread', async () => {
  open(
    { 'GET /api/conversations?unread=true&limit=1': json([conversation], 200, { 'x-total-count': '3' }) },
    '/dashboard/messages',
  )
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  const link = await bar.findByRole('link', { name: 'Messages' })
  await waitFor(() => expect(describedAs(link)).toBe('3 unread'))
  expect(link.getAttribute('href')).toBe('/dashboard/messages')
})

test('one conversation with unread messages is announced in the singular', async () => {
  const one = json([conversation], 200, { 'x-total-count': '1' })
  open({ 'GET /api/conversations?unread=true&limit=1': one }, '/dashboard/messages')
  await screen.findByText('1 conversation with unread messages')
})

test('the message field has a label that can be seen', async () => {
  open()
  const field = await screen.findByRole('textbox', { name: 'Message to Oliver Hartley' })
  expect(field.closest('form')?.querySelector('label')?.htmlFor).toBe(field.id)
})

const at = (day: number, time: string) =>
  new Date(2026, 10, day, ...(time.split(':').map(Number) as [number, number])).toISOString()

test('messages stand by day, and those of one sender that follow each other have one time', async () => {
  open({
    [MESSAGES]: json([
      message(4, { createdAt: at(21, '09:30'), isOwn: true }),
      message(3, { createdAt: at(21, '09:02') }),
      message(2, { createdAt: at(21, '09:01') }),
      message(1, { createdAt: at(20, '18:00') }),
    ]),
  })
  const log = within(await screen.findByRole('region', { name: 'Messages with Oliver Hartley' }))
  await log.findByText('Message 4')
  expect(log.getAllByRole('list')).toHaveLength(2)
  log.getByText('Friday 20 November')
  log.getByText('Saturday 21 November')
  const isSeen = (time: string) => log.getByText(time).className !== 'sr-only'
  expect(['18:00', '09:01', '09:02', '09:30'].map(isSeen)).toEqual([true, false, true, true])
})

test.each([
  ['m1', 'Sent'],
  ['m2', 'Read'],
  ['m3', 'Read'],
] as const)('when the other has read up to %s, the second message is shown as %s', async (readByOther, word) => {
  open({
    [ONE]: json({ ...conversation, readByOther }),
    [MESSAGES]: json([message(3), message(2, { isOwn: true }), message(1, { isOwn: true })]),
  })
  const log = within(await screen.findByRole('region', { name: 'Messages with Oliver Hartley' }))
  const own = (await log.findByText('Message 2')).closest('li')
  expect(own?.lastElementChild?.textContent).toBe(word)
  expect(log.queryAllByText(/^(Read|Sent)$/)).toHaveLength(1)
})

test('a buyer asks for a viewing and makes an offer from the conversation, an agent does not', async () => {
  const forSale = { ...conversation, isForSale: true }
  const { given } = open({ [ONE]: json(forSale), [`GET /api/offeredProperty/${annInPath}?open=true`]: json([]) })
  await screen.findByRole('button', { name: 'Ask for a viewing' })
  await screen.findByRole('link', { name: 'Make offer' })
  given[ONE] = json({ ...forSale, ownPart: 'agent' })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for a viewing' })).toBeNull())
  expect(screen.queryByRole('link', { name: 'Make offer' })).toBeNull()
})

test('an open conversation has the phone’s screen to itself, the list does not', async () => {
  const { router } = open()
  await field()
  const isAlone = () => document.documentElement.hasAttribute('data-conversation')
  expect(isAlone()).toBe(true)
  await router.navigate('/dashboard/messages')
  await waitFor(() => expect(isAlone()).toBe(false))
})
