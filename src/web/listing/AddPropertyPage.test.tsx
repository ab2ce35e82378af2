import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { today } from '../ui/time/format.ts'

const ann = 'ann@example.com'
const create = 'POST /api/allProperty'
const list = 'GET /api/allProperty?email=ann%40example.com&limit=20'
const created = json({ insertedId: 'p9' }, 201)
const photo = (size = 10, type = 'image/jpeg') => new File([new Uint8Array(size)], 'home.jpg', { type })
const typed = {
  Title: 'Cabin',
  Location: 'Lake Road 9',
  Price: '250000',
  'Agent image': 'https://example.com/a.png',
  Description: 'By the water.',
}

function open(answers: Parameters<typeof fakeFetch>[0] = {}, role: 'agent' | 'admin' = 'agent') {
  const sent = fakeFetch({ ...answersFor(ann, role), [list]: json([]), ...answers })
  return { sent, router: openPage('/addProperty'), listed: () => sent.filter(({ call }) => call === create) }
}

async function fill(file: File | undefined = photo()) {
  for (const [label, text] of Object.entries(typed))
    await userEvent.click(await screen.findByLabelText(label)).then(() => userEvent.paste(text)) // a key renders the whole form
  if (file) await userEvent.upload(screen.getByLabelText('Property image'), file, { applyAccept: false })
}
const press = async (name = 'Add Property') => userEvent.click(await screen.findByRole('button', { name }))
const kept = () => screen.getByLabelText<HTMLInputElement>('Title').value

test('an empty form shows the missing fields, and sends nothing', async () => {
  const uploads = fakeUpload(() => undefined)
  const { listed } = open()
  await press()
  for (const label of [...Object.keys(typed), 'Property image']) await screen.findByText(`${label} is required`)
  expect(listed()).toEqual([])
  expect(uploads).toEqual([])
})

test('agent name and e-mail are the person’s own, and read-only', async () => {
  open()
  for (const [label, value] of [
    ['Agent name', 'Ann Example'],
    ['Agent email', ann],
  ] as const)
    expect(await screen.findByLabelText<HTMLInputElement>(label)).toMatchObject({ value, readOnly: true })
})

test('the picture is uploaded first, then the listing with today’s date; then it is among the agent’s own', async () => {
  const uploads = fakeUpload(() => stored('/media/x.webp'))
  const { router, listed } = open({ [create]: created })
  await fill()
  await press()
  await screen.findByText('Property added.')
  expect(uploads.map(({ call }) => call)).toEqual(['POST /api/images'])
  expect(uploads[0]?.headers.get('authorization')).toBe('Bearer access-of-ann')
  const [sent] = listed()
  expect(sent?.body).toMatchObject({ title: 'Cabin', price: '250000', propertyImage: '/media/x.webp', email: ann })
  expect(sent?.body).toMatchObject({ date: today(new Date()), name: 'Ann Example', agentImage: typed['Agent image'] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/addAgentProperty'))
})

test('a file that is no picture is refused once it is chosen, and the next one is taken', async () => {
  open()
  const field = await screen.findByLabelText('Property image')
  await userEvent.upload(field, photo(10, 'text/plain'), { applyAccept: false })
  await screen.findByText('A picture must be a JPEG, PNG, WebP or AVIF file')
  await userEvent.upload(field, photo(), { applyAccept: false })
  await waitFor(() => expect(screen.queryByText('A picture must be a JPEG, PNG, WebP or AVIF file')).toBeNull())
})

test('an admin goes on to all homes', async () => {
  fakeUpload(() => stored('/media/x.webp'))
  const { router } = open({ [create]: created }, 'admin')
  await fill()
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/manageProperties'))
})

test('leaving while a listing is being sent doesn’t navigate back, and shows the result', async () => {
  fakeUpload(() => stored('/media/x.webp'))
  const { answer, give } = deferred<Response>()
  const { router, listed } = open({ [create]: () => answer })
  await fill()
  await press()
  await waitFor(() => expect(listed()).toHaveLength(1))
  await router.navigate('/dashboard/contact')
  await press('Leave')
  await screen.findByLabelText('Subject')
  give(created.clone())
  await screen.findByText('Property added.')
  expect(router.state).toMatchObject({ location: { pathname: '/dashboard/contact' }, navigation: { state: 'idle' } })
})

test.each([
  ['refused', { status: 422, body: problem('This picture is broken.') }, 'This picture is broken.'],
  ['not answered', undefined, 'We could not reach the server.'],
  [
    'not taken',
    { status: 200, body: { success: false, data: { display_url: '' }, status: 400 } },
    'could not be stored',
  ],
  ['answered without an address', { status: 200, body: { success: true, data: {}, status: 200 } }, 'could not be read'],
  ['answered with null', { status: 200, body: null }, 'could not be read'],
  ['answered with a page', { status: 200, text: '<h1>Wi-Fi</h1>' }, 'could not be read'],
  ['answered with nothing', { status: 204, text: '' }, 'could not be read'],
])('an upload that is %s shows an error, the form stays, and nothing is listed', async (_how, answer, message) => {
  fakeUpload(() => answer)
  const { listed } = open({ [create]: created })
  await fill()
  await press()
  await screen.findByText(message, { exact: false })
  expect(kept()).toBe('Cabin')
  expect(listed()).toEqual([])
})

test('an upload can be followed and cancelled, and then nothing is listed', async () => {
  fakeUpload(() => 'never')
  const { listed } = open()
  await fill()
  await press()
  expect((await screen.findByRole('progressbar', { name: 'Upload' })).getAttribute('aria-valuenow')).toBe('50')
  await press('Cancel upload')
  await screen.findByText('The upload was cancelled')
  expect(screen.queryByRole('progressbar', { name: 'Upload' })).toBeNull()
  expect(listed()).toEqual([])
})

test.each([
  ['GIF', photo(10, 'image/gif'), 'A picture must be a JPEG, PNG, WebP or AVIF file'],
  ['9 MB', photo(9 * 1024 * 1024), 'A picture can have at most 8 MB'],
])('a picture of %s is not even sent', async (_what, file, message) => {
  const uploads = fakeUpload(() => undefined)
  open()
  await fill(file)
  await press()
  await screen.findByText(message)
  expect(uploads).toEqual([])
})

test.each([
  ['without an id', json({ insertedId: '' }, 201)],
  ['with a refusal', refused(422, 'The price is odd.')],
])(
  'a listing refused with %s shows an error, the form stays, and the picture is not sent again',
  async (_how, answer) => {
    const uploads = fakeUpload(() => stored('/media/x.webp'))
    open({ [create]: answer })
    await fill()
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('Something is wrong.')
    await press()
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1))
    expect(kept()).toBe('Cabin')
    expect(uploads).toHaveLength(1)
  },
)

test('leaving with a picture that is not uploaded asks first; staying keeps it, leaving goes on', async () => {
  const { router } = open()
  await userEvent.type(await screen.findByLabelText('Title'), 'Cabin')
  await userEvent.upload(screen.getByLabelText('Property image'), photo())
  await router.navigate('/dashboard/contact')
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(question.textContent).toContain('kept as a draft')
  await press('Stay')
  expect(router.state.location.pathname).toBe('/addProperty')
  expect(kept()).toBe('Cabin')
  await router.navigate('/dashboard/contact')
  await press('Leave')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
})

test('an untouched form is left without a question', async () => {
  const { router } = open()
  await screen.findByLabelText('Title')
  await router.navigate('/dashboard/contact')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
})

function problem(detail: string) {
  return { type: 'urn:keyhaven:problem:x', title: 'Refused', status: 422, detail, requestId: 'r-1' }
}

test('while an agent types a price, the form shows what is understood, in a line that is there from the start', async () => {
  open()
  const field = await screen.findByLabelText('Price')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  const line = note?.querySelector('span[aria-live]')
  expect([line?.getAttribute('aria-live'), line?.textContent]).toEqual(['polite', ''])
  for (const [typed, understood] of [
    ['1.2m', '$1,200,000'],
    ['$420-440K', '$420,000 – $440,000'],
    ['495.000', '495 or 495,000?'],
    ['495.000 €', '$495,000'],
    ['on request', ''],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    expect(line?.textContent).toBe(understood)
  }
})

test('a price that may be either of two is refused at its field before anything is sent', async () => {
  const uploads = fakeUpload(() => undefined)
  const { listed } = open()
  await fill()
  await userEvent.clear(screen.getByLabelText('Price'))
  await userEvent.type(screen.getByLabelText('Price'), '495.000')
  await press()
  await screen.findByText(/^Price is not clear at “495.000”: 495 or 495,000\?/)
  expect([listed(), uploads]).toEqual([[], []])
})

test('a refused form leads to its first wrong field, and names all next to its button, each leading to its field', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Title'), 'Cabin')
  await userEvent.type(screen.getByLabelText('Location'), 'Lake Road 9')
  await press()
  await screen.findByText('Please check 4 fields:')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price')))
  await userEvent.click(screen.getByRole('button', { name: 'Property image' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Property image'))
  await userEvent.click(screen.getByRole('button', { name: 'Price' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
  await userEvent.type(screen.getByLabelText('Price'), '250000')
  await screen.findByText('Please check 3 fields:')
})

test('a new form begins at its first field, and on a wide screen shows its card while it is filled in', async () => {
  const { matchMedia } = window
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query)
    if (query === '(width >= 80rem)') Object.defineProperty(list, 'matches', { value: true })
    return list
  })
  onTestFinished(() => spy.mockRestore())
  open()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
  await userEvent.type(screen.getByLabelText('Title'), 'Cabin')
  await userEvent.type(screen.getByLabelText('Bedrooms'), '3')
  const card = screen.getByRole('article', { name: 'Cabin', hidden: true })
  expect(card.closest('[inert]')?.getAttribute('aria-hidden')).toBe('true')
  expect(card.textContent).toContain('3 bd')
})
