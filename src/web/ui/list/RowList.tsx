import type { ComponentProps, ReactNode } from 'react'
import { List } from './List.tsx'
import { PictureRowSkeletons } from './PictureRow.tsx'
import { NoRows } from './TableList.tsx'

type Props<Row> = Omit<ComponentProps<typeof List<Row>>, 'children' | 'empty'> & {
  empty: ComponentProps<typeof NoRows>
  head: (rows: Row[]) => ReactNode
  children: (row: Row) => ReactNode
}

export function RowList<Row>({ empty, head, children, ...list }: Props<Row>) {
  return (
    <List {...list} empty={<NoRows {...empty} />}>
      {(rows) =>
        rows ? (
          <>
            {head(rows)}
            <ul className="grid gap-4">
              {rows.map((row) => (
                <li key={list.keyOf(row)} id={list.keyOf(row)}>
                  {children(row)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <PictureRowSkeletons />
        )
      }
    </List>
  )
}
