import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { areasIn, circleIn, type Ring } from '#contract/drawn-area'
import { DrawingPanel } from './DrawingPanel.tsx'
import type { Draft } from './draft.ts'

afterEach(cleanup)

const view = { bbox: '-2,50,2,52', zoom: 8 }

type Handlers = Pick<ComponentProps<typeof DrawingPanel>, 'onSearch' | 'onClose'>

function Panel({ rings, ...handlers }: Handlers & { rings: Ring[] }) {
  const [draft, setDraft] = useState<Draft>({ kind: 'areas', rings })
  return <DrawingPanel draft={draft} view={view} onChange={setDraft} {...handlers} />
}

function shown(rings: Ring[] = [[]]) {
  const onSearch = vi.fn<Handlers['onSearch']>()
  const onClose = vi.fn()
  render(<Panel rings={rings} onSearch={onSearch} onClose={onClose} />)
  return { onSearch, onClose, user: userEvent.setup() }
}
const corners = () => screen.queryAllByRole('button', { name: /^Corner / })
const radius = () => screen.getByRole('option', { selected: true }).textContent
const addCorners = async (user: ReturnType<typeof userEvent.setup>, count: number) => {
  for (let at = 0; at < count; at++) await user.click(screen.getByRole('button', { name: 'Add a corner' }))
}

test('an area is drawn by keyboard: corners are added, moved and removed, then searched', async () => {
  const { user, onSearch } = shown()
  await addCorners(user, 4)
  const [first] = corners()
  first?.focus()
  const before = first?.textContent
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(corners()[0]?.textContent).not.toBe(before)
  corners()[3]?.focus()
  await user.keyboard('{Delete}')
  expect(corners()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  const [{ within, near } = { within: '', near: '?' }] = onSearch.mock.calls[0] ?? []
  expect(near).toBe('')
  expect(areasIn(within)).toEqual([expect.objectContaining({ length: 3 })])
})

test('two corners can’t be searched yet', async () => {
  const { user, onSearch } = shown()
  await addCorners(user, 2)
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  expect(onSearch).not.toHaveBeenCalled()
})

test('several areas are searched together', async () => {
  const { user, onSearch } = shown()
  await addCorners(user, 3)
  await user.click(screen.getByRole('button', { name: 'Another area' }))
  await addCorners(user, 3)
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  expect(areasIn(onSearch.mock.calls[0]?.[0].within ?? '')).toHaveLength(2)
})

test('a second area without its third corner is not left out of the search, which waits for it', async () => {
  const { user, onSearch } = shown()
  await addCorners(user, 3)
  await user.click(screen.getByRole('button', { name: 'Another area' }))
  expect(screen.getByRole('status').textContent).toBe('')
  await addCorners(user, 1)
  expect(screen.getByRole('status').textContent).toMatch(/^Each area needs at least 3 corners\./)
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  expect(onSearch).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Remove corner 4' }))
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  expect(areasIn(onSearch.mock.calls[0]?.[0].within ?? '')).toHaveLength(1)
})

test('an area round the world can’t be searched, and the panel says why', async () => {
  const { user, onSearch } = shown([[-180, -60, 60, 180].map((longitude, at) => [at % 2 ? 10 : 20, longitude])])
  screen.getByText('An area can’t go round the world or a pole. Draw a smaller one, or several.')
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  expect(onSearch).not.toHaveBeenCalled()
})

test('the focus stays in the panel when the last corner of the list is deleted, so that Escape closes it', async () => {
  const { user, onClose } = shown()
  await addCorners(user, 2)
  corners()[1]?.focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).toBe(corners()[0]))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Draw an area' })))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a circle has a middle and a radius in the reader’s unit', async () => {
  const { user, onSearch } = shown()
  await user.click(screen.getByRole('radio', { name: 'Circle' }))
  await user.selectOptions(screen.getByLabelText('Distance from the middle'), '3 miles')
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  expect(circleIn(onSearch.mock.calls[0]?.[0].near ?? '')).toEqual({ latitude: 51, longitude: 0, metres: 4828 })
})

test('a circle begins with one of the distances to choose from', async () => {
  const { user } = shown()
  await user.click(screen.getByRole('radio', { name: 'Circle' }))
  expect(radius()).toBe('3 miles')
  expect(screen.getAllByRole('option')).toHaveLength(6)
})

test('what was drawn is kept while the other kind of area is looked at', async () => {
  const { user } = shown()
  await addCorners(user, 3)
  await user.click(screen.getByRole('radio', { name: 'Circle' }))
  await user.selectOptions(screen.getByLabelText('Distance from the middle'), '10 miles')
  await user.click(screen.getByRole('radio', { name: 'Corner by corner' }))
  expect(corners()).toHaveLength(3)
  await user.click(screen.getByRole('radio', { name: 'Circle' }))
  expect(radius()).toBe('10 miles')
})

test('Escape and Cancel leave the search as it is', async () => {
  const { user, onSearch, onClose } = shown()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onSearch).not.toHaveBeenCalled()
})
