import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAX_NOTE_LENGTH, type Note } from '#contract/note'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { ann, annInPath, aroundHome, cabin, wish } from '../../../../test/web/sample-answers.ts'
import { queryClient } from '../../platform/api/query-client.ts'

const SAVE = `PUT /api/allProperty/${cabin._id}/note`
const LIST = `GET /api/notes?ids=${cabin._id}`
const DRAFT = `draft:${ann}:note:${cabin._id}`

const note = (text: string, revision = 'r1'): Note => ({
  propertyId: cabin._id,
  text,
  revision,
  savedAt: '2026-11-20T09:30:00.000Z',
  isShared: false,
})
const noted = (...notes: Note[]) => json({ notes, shared: [] })

function openHome(answers: Parameters<typeof fakeFetch>[0], home = cabin) {
  const sent = fakeFetch({
    ...answersFor(ann),
    ...aroundHome(home),
    [`GET /api/allProperty/${home._id}`]: json(home),
    [`GET /api/wishlist/${annInPath}`]: json([]),
    ...answers,
  })
  openPage(`/propertyDetails/${home._id}`)
  return sent
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' })
const savesOf = (sent: ReturnType<typeof fakeFetch>) =>
  sent
    .filter(({ call }) => call === SAVE)
    .map(({ body }) => body as { text: string; revision: string; known: string[] })

test('a note is written by keyboard on the page of a home, saves itself, and says so', async () => {
  const sent = openHome({ [LIST]: noted(), [SAVE]: () => json(note('Ask about the roof')) })
  const add = await screen.findByRole('button', { name: 'Add a note' })
  add.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('textbox', { name: 'Your note' })))
  await userEvent.keyboard('Ask about the roof')
  await screen.findByText('Saved')
  expect(savesOf(sent)).toEqual([{ text: 'Ask about the roof', revision: expect.any(String), known: [] }])
  expect((await field()).value).toBe('Ask about the roof')
  expect(localStorage.getItem(DRAFT)).toBeNull()
})

test.each([
  ['sold', { sold: true }],
  ['off the market', { market: 'paused' as const }],
  ['one’s own', { email: ann }],
])('a home that is %s shows its note, too', async (_what, change) => {
  openHome({ [LIST]: noted(note('Kept')) }, { ...cabin, ...change })
  expect((await field()).value).toBe('Kept')
})

test('a note that could not be saved says why, is kept in this browser, and is saved again by a button', async () => {
  const answers = [refused(503, 'The server is busy.'), json(note('Roof', 'r2'))]
  const sent = openHome({ [LIST]: noted(note('Old')), [SAVE]: () => answers.shift() ?? refused(500, 'x') })
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Roof')
  await screen.findByText('Not saved yet: The server is busy.')
  expect(localStorage.getItem(DRAFT)).toContain('Roof')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Saved')
  expect(localStorage.getItem(DRAFT)).toBeNull()
  const [first, second] = savesOf(sent)
  expect(second?.known).toEqual(['r1', first?.revision]) // the first may have been saved, though its answer was lost
})

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
  })
  window.dispatchEvent(new Event('offline'))
  return () => {
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
  }
}

test('a note that is written offline says so, and is saved without a press once the browser is online again', async () => {
  const sent = openHome({ [LIST]: noted(note('Old')), [SAVE]: () => json(note('Roof', 'r2')) })
  await userEvent.clear(await field())
  const goOnline = goOffline()
  await userEvent.type(await field(), 'Roof')
  await screen.findByText(/^Not saved yet: you’re offline/)
  expect([savesOf(sent), localStorage.getItem(DRAFT)]).toEqual([[], expect.stringContaining('Roof')])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  goOnline()
  await screen.findByText('Saved')
  expect(savesOf(sent).at(-1)?.text).toBe('Roof')
  expect(localStorage.getItem(DRAFT)).toBeNull()
})

test('a note whose connection broke while it was sent is sent again once the browser is online again', async () => {
  const answers: (() => Response)[] = [
    () => {
      throw new TypeError('Failed to fetch')
    },
  ]
  const sent = openHome({ [LIST]: noted(), [SAVE]: () => (answers.shift() ?? (() => json(note('Roof', 'r2'))))() })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
  await userEvent.type(await field(), 'Roof')
  await screen.findByRole('button', { name: 'Try again' })
  goOffline()()
  await screen.findByText('Saved')
  expect(savesOf(sent)).toHaveLength(2)
})

test.each([
  ['is sent from the next page', ann, ['Old one']],
  ['is not sent for another person who has signed in', 'tom@example.com', []],
])('a note that waits for the connection %s', async (_what, owner, saved) => {
  const answers = { [LIST]: noted(note('Old')), [SAVE]: () => json(note('Old one', 'r2')) }
  const sent = openHome(answers)
  const goOnline = goOffline()
  await userEvent.type(await field(), ' one')
  await screen.findByText(/^Not saved yet: you’re offline/)
  await userEvent.click(screen.getAllByRole('link', { name: 'All Properties' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull())
  localStorage.setItem('access-token-of', owner)
  goOnline()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(savesOf(sent).map(({ text }) => text)).toEqual(saved)
  expect(localStorage.getItem(DRAFT) === null).toBe(saved.length > 0)
})

test('what was typed before a reload or a new log-in is there again, and saves itself', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: { text: 'Typed before', known: ['r1'] } }))
  const sent = openHome({ [LIST]: noted(note('Old')), [SAVE]: () => json(note('Typed before', 'r2')) })
  expect((await field()).value).toBe('Typed before')
  await screen.findByText('Saved')
  expect(savesOf(sent)).toMatchObject([{ text: 'Typed before', known: ['r1'] }])
})

test('leaving the page saves what waits', async () => {
  const sent = openHome({ [LIST]: noted(note('Old')), [SAVE]: () => json(note('Old one', 'r2')) })
  await userEvent.type(await field(), ' one')
  await userEvent.click(screen.getAllByRole('link', { name: 'All Properties' })[0] as HTMLElement)
  await waitFor(() => expect(savesOf(sent)).toMatchObject([{ text: 'Old one', known: ['r1'] }]))
})

test.each([
  ['Keep what I typed', 'Mine', ['r2']],
  ['Use that text', 'Theirs', undefined],
])('a note that was changed elsewhere meanwhile is shown, and "%s" decides', async (button, text, known) => {
  const lists = [noted(note('Old'))]
  const answers = [refused(409, 'Changed.'), json(note('Mine', 'r3'))]
  const sent = openHome({
    [LIST]: () => lists.shift() ?? noted(note('Theirs', 'r2')),
    [SAVE]: () => answers.shift() ?? refused(500, 'x'),
  })
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Mine')
  await screen.findByText('Theirs')
  expect((await field()).value).toBe('Mine')
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(async () => expect((await field()).value).toBe(text))
  await waitFor(() => expect(savesOf(sent)[1]?.known).toEqual(known))
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull())
})

test('shows a refusal for too many notes unchanged', async () => {
  openHome({ [LIST]: noted(), [SAVE]: () => refused(409, 'You can have at most 1,000 notes.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
  await userEvent.type(await field(), 'x')
  await screen.findByText('Not saved yet: You can have at most 1,000 notes.')
})

test('too long a note is not cut: it says by how much, and waits', async () => {
  const sent = openHome({ [LIST]: noted(), [SAVE]: () => json(note('x')) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
  const area = await field()
  area.focus()
  await userEvent.paste('x'.repeat(MAX_NOTE_LENGTH + 2))
  await screen.findByText('Not saved: 2 characters too many.')
  expect(area.value).toHaveLength(MAX_NOTE_LENGTH + 2)
  await userEvent.keyboard('{Backspace}{Backspace}')
  await screen.findByText('Saved')
  expect(savesOf(sent).map(({ text }) => text.length)).toEqual([MAX_NOTE_LENGTH])
})

test('a note that could not be loaded can be tried again', async () => {
  const lists = [refused(422, 'No.')]
  openHome({ [LIST]: () => lists.shift() ?? noted(note('Here')) })
  await screen.findByText('Your note could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await field()).value).toBe('Here')
})

test('the wishlist shows the notes of its homes, and takes new ones', async () => {
  const other = { ...wish, _id: 'wish-2', propertyId: 'home-2', title: 'Barn' }
  const saveBarn = 'PUT /api/allProperty/home-2/note'
  const sent = fakeFetch({
    ...answersFor(ann),
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([wish, other]),
    'GET /api/notes?ids=home-1%2Chome-2': noted(note('By the water')),
    [saveBarn]: () => json({ ...note('Dry?'), propertyId: 'home-2' }),
  })
  openPage('/dashboard/wishlist')
  expect((await field()).value).toBe('By the water')
  const row = screen.getByRole('article', { name: 'Barn' })
  const add = screen.getByRole('button', { name: 'Add a note' })
  expect(row.contains(add)).toBe(true)
  await userEvent.click(add)
  await waitFor(() => expect(row.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('Dry?')
  await waitFor(() => expect(sent.find(({ call }) => call === saveBarn)?.body).toMatchObject({ text: 'Dry?' }))
})

test('a wishlist shows its homes though their notes could not be loaded', async () => {
  fakeFetch({
    ...answersFor(ann),
    [`GET /api/wishlist/${annInPath}?limit=24`]: json([wish]),
    [LIST]: refused(422, 'No.'),
  })
  openPage('/dashboard/wishlist')
  await screen.findByText('Your note could not be loaded.')
  screen.getByRole('article', { name: 'Cabin on the lake' })
})
