import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PictureMosaic } from './PictureMosaic.tsx'

afterEach(cleanup)

const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ src: `/media/${at}.webp`, alt: `Room ${at}`, caption: `Room ${at}` }))
const show = (count: number, all?: number) =>
  render(<PictureMosaic pictures={picturesOf(count)} count={all} label="Pictures of the cabin" />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const viewer = () => screen.getByRole('dialog', { name: 'Pictures of the cabin' })
/** The number of the picture in the viewer. */
const counter = () => viewer().querySelector('[aria-live]')?.textContent
const unavailable = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')

test.each([1, 2, 5, 7])('of %i pictures each can be swiped to, and says which it is', (count) => {
  show(count)
  expect(screen.getAllByRole('img')).toHaveLength(count)
  expect(screen.queryAllByText(/^\d\/\d$/).map((counter) => counter.textContent)).toEqual(
    count > 1 ? Array.from({ length: count }, (_, at) => `${at + 1}/${count}`) : [],
  )
  expect(screen.queryByRole('button', { name: `Show all ${count} pictures` }) !== null).toBe(count > 1)
})

test('a wide container has room for five pictures', () => {
  show(7)
  const tiles = screen.getAllByRole('img').map((picture) => picture.closest('.snap-center')?.className ?? '')
  expect(tiles.filter((tile) => tile.includes('@xl:hidden'))).toHaveLength(2)
})

test('the places of pictures that are still to come are kept free', () => {
  show(1, 7)
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(
    screen.getByRole('button', { name: 'View picture 1 of 7' }).parentElement?.parentElement?.children,
  ).toHaveLength(7)
})

test('a visitor goes through all pictures by button, and no further than the last', async () => {
  show(3)
  await press('View picture 2 of 3')
  expect(counter()).toBe('2 of 3Room 1')
  await press('Next picture')
  expect(counter()).toBe('3 of 3Room 2')
  expect(unavailable('Next picture')).toBe('true')
  await press('Next picture')
  await press('Previous picture')
  await press('Previous picture')
  expect(counter()).toBe('1 of 3Room 0')
  expect(unavailable('Previous picture')).toBe('true')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the keys go through them too', async () => {
  show(7)
  await press('Show all 7 pictures')
  for (const [key, at] of [
    ['ArrowRight', '2 of 7'],
    ['End', '7 of 7'],
    ['ArrowRight', '7 of 7'],
    ['ArrowLeft', '6 of 7'],
    ['Home', '1 of 7'],
    ['ArrowLeft', '1 of 7'],
  ] as const) {
    fireEvent.keyDown(viewer(), { key })
    expect(counter(), key).toContain(at)
  }
  fireEvent.keyDown(viewer(), { key: 'ArrowRight', altKey: true }) // the browser's: forward
  expect(counter()).toContain('1 of 7')
})

test('in a zoomed picture the arrows stay with it, and the next one is whole again', async () => {
  show(3)
  await press('Show all 3 pictures')
  await press('Zoom in')
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' })
  expect(counter()).toContain('1 of 3')
  fireEvent.keyDown(viewer(), { key: '-' })
  fireEvent.keyDown(viewer(), { key: '0' })
  screen.getByRole('button', { name: 'Zoom in' })
  fireEvent.keyDown(viewer(), { key: '+' })
  await press('Next picture')
  expect(counter()).toContain('2 of 3')
  screen.getByRole('button', { name: 'Zoom in' })
})

test('a swipe goes on, a short one does not', async () => {
  show(3)
  await press('Show all 3 pictures')
  const stage = viewer().querySelector('.touch-none') as HTMLElement
  stage.setPointerCapture = () => {}
  const swipe = (by: number) => {
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 200, clientY: 50 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 200 + by / 2, clientY: 50 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 200 + by, clientY: 50 })
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 200 + by, clientY: 50 })
  }
  swipe(-30)
  expect(counter()).toContain('1 of 3')
  swipe(-120)
  expect(counter()).toContain('2 of 3')
  swipe(120)
  expect(counter()).toContain('1 of 3')
})

test('exposes only the current picture to screen readers while its neighbours load', async () => {
  show(4)
  await press('View picture 2 of 4')
  const stage = viewer().querySelector('.touch-none') as HTMLElement
  const loading = [...stage.querySelectorAll('img')].map((img) => img.getAttribute('src'))
  expect(loading).toEqual(['/media/0.webp', '/media/1.webp', '/media/2.webp'])
  expect([...stage.children].map((slide) => slide.getAttribute('aria-hidden'))).toEqual(['true', null, 'true'])
})

test('a single picture can be viewed, without a next one', async () => {
  show(1)
  await press('View picture')
  expect(counter()).toBe('1 of 1Room 0')
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
})
