import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, ownCabin } from '../../../test/web/sample-answers.ts'

const create = 'POST /api/allProperty'
const photo = () => new File([new Uint8Array(10)], 'home.jpg', { type: 'image/jpeg' })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

function open(address = '/addProperty', more: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/allProperty?email=ann%40example.com&limit=20': json([]),
    [create]: json({ insertedId: 'p9' }, 201),
    ...more,
  })
  const router = openPage(address)
  const leave = () => act(() => router.navigate('/dashboard/contact'))
  const back = () => act(() => router.navigate(address))
  return { router, leave, back, listed: () => sent.filter(({ call }) => call === create).map(({ body }) => body) }
}
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

test('restores a draft when its agent returns, until it is discarded', async () => {
  const { leave, back } = open()
  await userEvent.type(await field('Title'), 'Cabin')
  await userEvent.type(await field('Bedrooms'), 'thr')
  await leave()
  await screen.findByRole('heading', { name: 'Lets Talk' })
  await back()
  expect((await field('Title')).value).toBe('Cabin')
  expect((await field('Bedrooms')).value).toBe('thr')
  await screen.findByText(/^Your draft of .* is back\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect((await field('Title')).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  expect(draftKeys()).toEqual([])
})

test('a draft is gone once the home is listed', async () => {
  fakeUpload(() => stored('/media/x.webp'))
  const { listed } = open()
  const texts = { Title: 'Cabin', Location: 'Lake Road 9', Price: '250000', Description: 'By the water.' }
  for (const [label, text] of Object.entries(texts)) await userEvent.type(await field(label), text)
  await userEvent.type(await field('Agent image'), 'https://example.com/a.png')
  await userEvent.upload(await field('Property image'), photo())
  expect(draftKeys()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Add Property' }))
  await screen.findByText('Property added.')
  expect(listed()).toHaveLength(1)
  expect(draftKeys()).toEqual([])
})

test('an account never sees the draft of another', async () => {
  localStorage.setItem('draft:eve@example.com:listing', JSON.stringify({ at: 1, values: {} }))
  open()
  expect((await field('Title')).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
})

test.each(['{', '{"typed":1}', 'null', '[]', '{"savedAt":"x","typed":{"title":{}},"pictures":[]}'])(
  'a draft that is none, as %s, is passed over',
  async (text) => {
    localStorage.setItem(`draft:${ann}:listing`, text.startsWith('{"') ? `{"values":${text}}` : text)
    open()
    expect((await field('Title')).value).toBe('')
  },
)

test('typing and deleting it again leaves no draft', async () => {
  open()
  await userEvent.type(await field('Title'), 'Cab')
  expect(draftKeys()).toHaveLength(1)
  screen.getByText('Saved as a draft')
  await userEvent.clear(await field('Title'))
  await waitFor(() => expect(draftKeys()).toEqual([]))
  expect(screen.queryByText('Saved as a draft')).toBeNull()
})

const rejected = {
  ...ownCabin,
  status: 'rejected' as const,
  bedrooms: 3,
  type: 'house' as const,
  features: ['Garden'],
  latitude: 1.5,
  longitude: 2.5,
  precision: 'exact' as const,
  pictureCount: 2,
  pictures: [{ url: '/media/b.webp', caption: 'The stairs' }],
}
const again = '/addProperty?from=p1'

test('listing a rejected home again prefills all its fields and pictures', async () => {
  fakeUpload(() => undefined)
  const { listed } = open(again, { 'GET /api/allProperty/p1': json(rejected) })
  expect((await field('Title')).value).toBe(rejected.title)
  await userEvent.clear(await field('Price'))
  await userEvent.type(await field('Price'), '$300,000')
  await userEvent.click(screen.getByRole('button', { name: 'Add Property' }))
  await screen.findByText('Property added.')
  expect(listed()).toEqual([
    expect.objectContaining({
      title: rejected.title,
      location: rejected.location,
      price: '$300,000',
      description: rejected.description,
      agentImage: rejected.agentImage,
      propertyImage: rejected.propertyImage,
      pictures: rejected.pictures,
      bedrooms: 3,
      type: 'house',
      features: ['Garden'],
      latitude: 1.5,
      longitude: 2.5,
    }),
  ])
})

test('another picture may be chosen for it', async () => {
  fakeUpload(() => stored('/media/new.webp'))
  const { listed } = open(again, { 'GET /api/allProperty/p1': json(rejected) })
  await userEvent.upload(await field('Property image'), photo())
  await userEvent.click(screen.getByRole('button', { name: 'Add Property' }))
  await screen.findByText('Property added.')
  expect(listed()).toEqual([expect.objectContaining({ propertyImage: '/media/new.webp' })])
})

test('another agent’s listing fills in nothing', async () => {
  open(again, { 'GET /api/allProperty/p1': json({ ...rejected, email: 'eve@example.com' }) })
  expect((await field('Title')).value).toBe('')
})
