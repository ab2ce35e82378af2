import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const one = 'GET /api/allProperty/home-1'

function open(first: Response, role?: 'agent' | 'admin') {
  const given: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann, role),
    [one]: first,
    [`GET /api/wishlist/${annInPath}`]: json([]),
  }
  fakeFetch(given)
  openPage('/propertyDetails/home-1')
  return given
}

async function invalidate() {
  await queryClient.invalidateQueries({ queryKey: queryKeys.property })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

test('a home and the review that a person writes about it stay when a refetch fails', async () => {
  const given = open(json(cabin))
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
  await userEvent.type(await screen.findByLabelText('Review description'), 'We slept well.')
  given[one] = refused(409, 'No.')
  await invalidate()
  screen.getByRole('heading', { name: 'Cabin on the lake' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Review description').value).toBe('We slept well.')
})

test('a home that was deleted in the meantime is no longer shown', async () => {
  const given = open(json(cabin))
  await screen.findByRole('heading', { name: 'Cabin on the lake' })
  given[one] = refused(404, 'There is no such property.')
  await invalidate()
  await screen.findByText('This home is no longer available.')
  expect(document.title).toContain('Home not found')
})

test.each([
  ['POST /api/wishlist', 'Add to wishlist'],
  ['GET /api/viewings/times?propertyId=home-1', 'Ask for a viewing'],
])('a home that is gone is no longer shown once %s was refused', async (action, button) => {
  const given = open(json({ ...cabin, _id: 'home-1' }))
  const pressed = await screen.findByRole('button', { name: button })
  given[one] = refused(404, 'There is no such property.')
  given[action] = refused(404, 'There is no such property.')
  await userEvent.click(pressed)
  await screen.findByText('This home is no longer available.')
  screen.getByRole('link', { name: 'See other homes' })
})

test('a home that is gone is no longer shown once a report of it was refused, and the report’s text is kept', async () => {
  const given = open(json({ ...cabin, _id: 'home-1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Report this home' }))
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'other')
  await userEvent.type(screen.getByLabelText('What did you notice?'), 'It burned down.')
  given[one] = refused(404, 'There is no such property.')
  given['POST /api/allProperty/home-1/reports'] = refused(404, 'There is no such property.')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('This home is no longer available.')
  expect(JSON.stringify(localStorage)).toContain('It burned down.')
})

test('a home that could not be loaded can be tried again, and the focus stays on the page', async () => {
  const given = open(refused(409, 'No.'))
  await screen.findByText('This home could not be loaded.')
  given[one] = json(cabin)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Cabin on the lake' })
  expect(document.activeElement).not.toBe(document.body)
})

test.each([
  ['agent', 'Waiting for verification', 'Only you and the admins can see it.'],
  ['admin', 'Waiting for your decision.', 'Only its agent and the admins can see it.'],
] as const)('an %s who opens a pending home sees: %s', async (role, title, text) => {
  open(json({ ...cabin, email: ann, status: undefined }), role)
  await screen.findByText(title)
  screen.getByText(text)
})

test('shows drawings on tabs of their kinds, which arrows reach, and none of them among the photographs', async () => {
  const pictures = [
    { url: '/media/plan.webp', caption: 'The first floor', kind: 'floorPlan' },
    { url: '/media/b.webp', caption: 'The hall' },
    { url: '/media/epc.webp', caption: '', kind: 'energy' },
  ]
  open(json({ ...cabin, pictureCount: 4, hasFloorPlan: true, pictures }))
  const photos = await screen.findByRole('tab', { name: 'Photos', selected: true })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Photos',
    'Floor plan',
    'Energy chart',
  ])
  const panel = () => within(screen.getByRole('tabpanel'))
  expect(panel().getAllByRole('img')).toHaveLength(2)
  expect(screen.queryByRole('img', { name: 'The first floor' })).toBeNull()
  photos.focus()
  await userEvent.keyboard('{ArrowRight}')
  const plan = screen.getByRole('tab', { name: 'Floor plan', selected: true })
  expect(document.activeElement).toBe(plan)
  await panel().findByRole('img', { name: 'The first floor' })
  await userEvent.click(panel().getByRole('button', { name: 'View drawing' }))
  await screen.findByRole('dialog', { name: 'Floor plan of Cabin on the lake' })
  plan.focus()
  await userEvent.keyboard('{End}')
  await panel().findByRole('img', { name: 'Energy chart of Cabin on the lake' })
})

test('shows a tour in a frame only after a press, and one at another host as a link', async () => {
  const tours = [
    { url: 'https://www.youtube.com/watch?v=a1', title: 'Walk through' },
    { url: 'https://tours.example/1', title: '' },
  ]
  open(json({ ...cabin, tours }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Tour' }))
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Open the tour: Walk through' }))
  const frame = screen.getByTitle('Walk through')
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/a1')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(screen.getByRole('link', { name: 'Visit tours.example' }).getAttribute('target')).toBe('_blank')
})

test('lists the documents of a home by their titles', async () => {
  open(json({ ...cabin, documents: [{ url: '/media/a.pdf', title: 'Lease' }] }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Documents' }))
  expect(screen.getByRole('link', { name: /^Lease/ }).getAttribute('href')).toBe('/media/a.pdf')
})

test('further pictures are named by their captions, or by title and number', async () => {
  const pictures = [
    { url: '/media/a.webp', caption: 'The kitchen' },
    { url: '/media/b.webp', caption: '' },
  ]
  open(json({ ...cabin, pictureCount: 3, pictures }))
  const gallery = await screen.findByRole('region', { name: 'Pictures of Cabin on the lake' })
  const images = within(gallery).getAllByRole('img')
  expect(images.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Cabin on the lake, Lake Road 9, Bend',
    'The kitchen',
    'Cabin on the lake, picture 3',
  ])
  await userEvent.click(within(gallery).getByRole('button', { name: 'Show all 3 pictures' }))
  within(await screen.findByRole('dialog', { name: 'Pictures of Cabin on the lake' })).getByText('1 of 3')
})

test('a home is shown in the reader’s language, and a text of another is marked with it', async () => {
  const texts = { language: 'es', translations: { en: { title: 'House with a lemon tree' } } }
  open(json({ ...cabin, ...texts, title: 'Casa con limonero', description: 'A dos minutos de la playa.' }))
  await screen.findByRole('heading', { name: 'House with a lemon tree' })
  expect(document.title).toContain('House with a lemon tree')
  const about = within(screen.getByRole('region', { name: 'Description' }))
  about.getByText('In Spanish')
  expect(about.getByText('A dos minutos de la playa.').closest('[lang]')?.outerHTML).toMatch(
    /^<div lang="es" dir="ltr"/,
  )
  expect(screen.getAllByText('In Spanish')).toHaveLength(1)
  const gallery = screen.getByRole('region', { name: 'Pictures of House with a lemon tree' })
  within(gallery).getByRole('img', { name: `House with a lemon tree, ${cabin.location}` })
})
