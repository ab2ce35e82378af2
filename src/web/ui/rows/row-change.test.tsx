import { render } from '@testing-library/react'
import { memo } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { List } from '../list/List.tsx'
import { useRowChange } from './row-change.ts'
import type { RowList } from './use-stable-rows.ts'

type Home = { _id: string }
const rows: Home[] = [{ _id: 'a' }]
const list = { data: { pages: [{ rows, total: 1 }], pageParams: [undefined] } } as RowList<Home>
const keyOf = ({ _id }: Home) => _id

const onRender = vi.fn()
const Row = memo(() => {
  useRowChange('a')
  onRender()
  return null
})

test('a list that is rendered again renders no row again', () => {
  const page = () => (
    <MemoryRouter>
      <List list={list} keyOf={keyOf} failed="" empty={null}>
        {() => <Row />}
      </List>
    </MemoryRouter>
  )
  const { rerender } = render(page())
  onRender.mockClear()
  rerender(page())
  expect(onRender).not.toHaveBeenCalled()
})
