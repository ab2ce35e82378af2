import type { ComponentProps } from 'react'
import { ButtonLink } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { List } from './List.tsx'
import { type Column, Table } from './Table.tsx'

type Props<Row> = Omit<ComponentProps<typeof List<Row>>, 'children' | 'empty'> & {
  caption: string
  columns: Column<Row>[]
  empty: Empty
}

type Empty = { title: string; drawing?: string; link?: { to: string; name: string } | undefined }

export function TableList<Row>({ caption, columns, empty, ...list }: Props<Row>) {
  return (
    <List {...list} empty={<NoRows {...empty} />}>
      {(rows) => <Table caption={caption} columns={columns} rows={rows} keyOf={list.keyOf} />}
    </List>
  )
}

export const NoRows = ({ title, drawing, link }: Empty) => (
  <EmptyState title={title} drawing={drawing}>
    {link && (
      <ButtonLink to={link.to} variant="quiet">
        {link.name}
      </ButtonLink>
    )}
  </EmptyState>
)
