import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { fakeUpload, stored, type UploadAnswer } from '../../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'

const ann = 'ann@example.com'
const create = 'POST /api/allProperty'
const photos = (count: number, type = 'image/jpeg') =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`, { type }))
const broken = {
  status: 503,
  body: { type: 'x', title: 'x', status: 503, detail: 'Too many pictures.', requestId: 'r' },
}

/** Each upload is stored under the next number. */
function numbered() {
  let next = 0
  return fakeUpload(() => stored(`/media/${next++}.webp`))
}

async function openForm(answer = json({ insertedId: 'p9' }, 201)) {
  const list = 'GET /api/allProperty?email=ann%40example.com&limit=20'
  const sent = fakeFetch({ ...answersFor(ann, 'agent'), [list]: json([]), [create]: answer })
  const router = openPage('/addProperty')
  for (const [label, value] of Object.entries({ Title: 'Cabin', Location: 'Bend', Price: '1', Description: 'Wet.' }))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  fireEvent.change(screen.getByLabelText('Agent image'), { target: { value: 'https://example.com/a.png' } })
  await userEvent.upload(screen.getByLabelText('Property image'), photos(1))
  return { router, listed: () => sent.filter(({ call }) => call === create).map(({ body }) => body) }
}
const group = () => screen.getByRole('group', { name: 'More pictures' })
const add = (files: File[]) =>
  userEvent.upload(within(group()).getByLabelText('Add pictures'), files, { applyAccept: false })
const kindOf = (name: string) => within(group()).getByLabelText(`Kind of ${name}`)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const captions = () =>
  within(group())
    .queryAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
const caption = (place: number, value: string) =>
  fireEvent.change(screen.getByLabelText(`Caption of picture ${place}`), { target: { value } })

test('an agent adds pictures with captions, and orders them by keyboard', async () => {
  numbered()
  const { listed } = await openForm()
  await add(photos(3))
  await within(group()).findByText('3 added.')
  for (const place of [1, 2, 3]) caption(place, `View ${place}`)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  const down = screen.getByRole('button', { name: 'Move picture 1 down' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  within(group()).getByText('Moved to position 2 of 3.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 down')
  await userEvent.keyboard('{Enter}')
  expect(captions()).toEqual(['View 2', 'View 3', 'View 1'])
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  await press('Remove picture 2')
  await press('Add Property')
  await screen.findByText('Property added.')
  expect(listed()).toMatchObject([
    {
      propertyImage: '/media/3.webp',
      pictures: [
        { url: '/media/1.webp', caption: 'View 2' },
        { url: '/media/0.webp', caption: 'View 1' },
      ],
    },
  ])
})

test('two pictures are on their way at a time; removing one stops it and lets the next go', async () => {
  const uploads = fakeUpload(() => 'never')
  await openForm()
  await add(photos(4))
  const bars = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))
  await waitFor(() => expect(bars()).toEqual(['Upload of picture 1', 'Upload of picture 2']))
  expect(screen.getAllByText('Waiting for its turn …')).toHaveLength(2)
  expect(uploads).toHaveLength(2)
  await press('Remove picture 4')
  await press('Remove picture 1')
  await waitFor(() => expect(uploads).toHaveLength(3))
  expect(bars()).toEqual(['Upload of picture 1', 'Upload of picture 2'])
  expect(screen.queryByText('Waiting for its turn …')).toBeNull()
})

test('a picture that fails says why, holds the listing, and can be tried again', async () => {
  let answer: UploadAnswer = broken
  fakeUpload(() => answer)
  const { listed } = await openForm()
  await add(photos(1))
  await screen.findByText('Too many pictures.')
  answer = stored('/media/7.webp')
  await press('Add Property')
  const why = await screen.findByText(/Not all of these pictures could be uploaded/)
  expect(document.activeElement).toBe(why)
  expect(listed()).toEqual([])
  await press('Try picture 1 again')
  await waitFor(() => expect(screen.queryByText('Too many pictures.')).toBeNull())
  await press('Add Property')
  await screen.findByText('Property added.')
  expect(listed()).toMatchObject([{ pictures: [{ url: '/media/7.webp', caption: '' }] }])
})

test('a listing submitted during an upload waits for it, and shows that', async () => {
  const { answer, give } = deferred<UploadAnswer>()
  fakeUpload(() => answer)
  const { listed } = await openForm()
  await add(photos(1))
  await press('Add Property')
  await screen.findByText('It is saved as soon as all pictures are uploaded.')
  expect(listed()).toEqual([])
  give(stored('/media/5.webp'))
  await screen.findByText('Property added.')
  expect(listed()).toMatchObject([{ pictures: [{ url: '/media/5.webp' }] }])
})

test('a file that is no picture is not sent, and can only be removed', async () => {
  const uploads = numbered()
  await openForm()
  await add(photos(1, 'text/html'))
  await screen.findByText('A picture must be a JPEG, PNG, WebP or AVIF file')
  expect(screen.queryByRole('button', { name: 'Try picture 1 again' })).toBeNull()
  await press('Remove picture 1')
  within(group()).getByText('Picture 1 removed.')
  expect(uploads).toEqual([])
  expect(captions()).toEqual([])
})

test('takes the first twenty of more files, and shows a message', async () => {
  numbered()
  await openForm()
  await add(photos(22))
  await screen.findByText('2 more than 20 pictures: not added.')
  expect(captions()).toHaveLength(20)
})

test('a listing without further pictures is sent as before', async () => {
  numbered()
  const { listed } = await openForm()
  await press('Add Property')
  await screen.findByText('Property added.')
  expect(listed()[0]).not.toHaveProperty('pictures')
})

test('a picture that was chosen is something to lose', async () => {
  fakeUpload(() => 'never')
  fakeFetch(answersFor(ann, 'agent'))
  const router = openPage('/addProperty')
  await screen.findByLabelText('Title')
  await add(photos(1))
  await router.navigate('/dashboard/contact')
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(router.state.location.pathname).toBe('/addProperty')
})

test('shows the server’s error about a picture with its number', async () => {
  numbered()
  const errors = { 'pictures.1.url': 'This picture is no longer available.' }
  const refusal = { type: 'x', title: 'x', status: 422, detail: 'No.', requestId: 'r', errors }
  await openForm(json(refusal, 422))
  await add(photos(2))
  await press('Add Property')
  await screen.findByText('Picture 2: This picture is no longer available.')
})

const zone = () => screen.getByLabelText('Property image').parentElement ?? document.body
const shownImage = () => screen.getByRole('img', { name: 'The picture you have chosen' }).getAttribute('src')

test('of several pictures chosen at a time the first is the property image, and the others follow', async () => {
  const uploads = numbered()
  const { listed } = await openForm()
  await userEvent.upload(screen.getByLabelText('Property image'), photos(3))
  await within(group()).findByText('2 added.')
  await press('Add Property')
  await screen.findByText('Property added.')
  expect(uploads).toHaveLength(3)
  expect(listed()).toMatchObject([
    { propertyImage: '/media/2.webp', pictures: [{ url: '/media/0.webp' }, { url: '/media/1.webp' }] },
  ])
})

async function openEmpty() {
  numbered()
  fakeFetch(answersFor(ann, 'agent'))
  openPage('/addProperty')
  await screen.findByLabelText('Title')
}

test('pictures are dropped on the form and shown immediately', async () => {
  await openEmpty()
  fireEvent.drop(zone(), { dataTransfer: { files: photos(2) } })
  expect(shownImage()).toMatch(/^blob:/)
  expect(captions()).toHaveLength(1)
  fireEvent.drop(screen.getByLabelText('Add pictures'), { dataTransfer: { files: photos(1) } })
  expect(captions()).toHaveLength(2)
})

test('pictures are pasted anywhere on the page, and text into its field', async () => {
  await openEmpty()
  fireEvent.paste(document.body, { clipboardData: { files: photos(1), types: ['Files'] } })
  expect(shownImage()).toMatch(/^blob:/)
  fireEvent.paste(document.body, { clipboardData: { files: photos(1), types: ['Files'] } })
  expect(captions()).toHaveLength(1)
  const withText = { clipboardData: { files: photos(1), types: ['text/plain', 'Files'] } }
  fireEvent.paste(screen.getByLabelText('Title'), withText)
  expect(captions()).toHaveLength(1)
})

test('a photo from the camera comes after the chosen picture, which is removed by itself', async () => {
  await openEmpty()
  const camera = screen.getByLabelText('Photo from the camera')
  expect(camera.getAttribute('capture')).toBe('environment')
  for (const _ of [1, 2]) await userEvent.upload(camera, photos(1))
  expect([shownImage()?.slice(0, 5), captions().length]).toEqual(['blob:', 1])
  await press('Remove')
  expect(screen.queryByRole('img', { name: 'The picture you have chosen' })).toBeNull()
  expect(captions()).toHaveLength(1)
})

test('sends the kind that is chosen for a picture, and none for the others', async () => {
  numbered()
  const { listed } = await openForm()
  await add(photos(2))
  await userEvent.selectOptions(kindOf('picture 2'), 'Floor plan')
  await userEvent.click(screen.getByRole('button', { name: 'Add Property' }))
  await waitFor(() => expect(listed()).toHaveLength(1))
  const { pictures } = listed()[0] as { pictures: { kind?: string }[] }
  expect(pictures.map(({ kind }) => kind)).toEqual([undefined, 'floorPlan'])
})
