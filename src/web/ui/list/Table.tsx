import { type ReactNode, useId } from 'react'
import { Skeleton } from '../Skeleton.tsx'

/**
 * A column of a table. `cell`: gets the id of the row's head, for `aria-describedby` of its buttons. `head`: the cell
 * names the row. `bare`: omits the column's name on phones.
 */
export type Column<Row> = {
  name: string
  cell: (row: Row, headId: string) => ReactNode
  head?: true
  bare?: true
  className?: string
}
type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  /** The table has a visible title outside: column names are for screen readers only, and it is flat on phones. */
  within?: boolean
}

/** A table whose rows become cards below 640 px. Column widths never depend on the content. */
export const Table = <Row,>({ caption, columns, rows, keyOf, within = false }: Props<Row>) => (
  <table
    {...as.table}
    className="block w-full table-fixed border-collapse text-start sm:table"
    aria-busy={rows === undefined}
  >
    <caption className="sr-only">{caption}</caption>
    <thead {...as.rowgroup} className="max-sm:sr-only">
      <tr {...as.row}>
        {columns.map(({ name, className }) => (
          <th
            {...as.columnheader}
            key={name}
            scope="col"
            aria-label={within ? name : undefined}
            className={`${within ? '' : headLook} ${className ?? ''}`}
          >
            {within ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...as.rowgroup} className="grid gap-4 sm:table-row-group">
      {rows
        ? rows.map((row) => <TableRow key={keyOf(row)} row={row} columns={columns} look={within ? flatRow : cardRow} />)
        : ['first', 'second', 'third', 'fourth'].map((key) => <SkeletonRow key={key} columns={columns.length} />)}
    </tbody>
  </table>
)

function TableRow<Row>({ row, columns, look }: { row: Row; columns: Column<Row>[]; look: string }) {
  const headId = useId()
  return (
    <tr {...as.row} data-row tabIndex={-1} className={look}>
      {columns.map((column) => (
        <Cell key={column.name} column={column} headId={headId}>
          {column.cell(row, headId)}
        </Cell>
      ))}
    </tr>
  )
}

type CellProps = {
  column: Pick<Column<never>, 'name' | 'head' | 'bare' | 'className'>
  headId: string
  children: ReactNode
}

function Cell({ column: { name, head, bare, className = '' }, headId, children }: CellProps) {
  const look = `${cellLook} ${className}`
  const label = !bare && <span className="mb-0.5 block text-xs font-bold text-muted sm:hidden">{name}</span>
  if (head) {
    return (
      <th {...as.rowheader} id={headId} scope="row" className={look}>
        {label}
        <div>{children}</div>
      </th>
    )
  }
  return (
    <td {...as.cell} className={look}>
      {label}
      <div>{children}</div>
    </td>
  )
}

const SkeletonRow = ({ columns }: { columns: number }) => (
  <tr {...as.row} className={cardRow}>
    <td {...as.cell} colSpan={columns} className={cellLook}>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-3 h-5 w-2/5" />
    </td>
  </tr>
)

const headLook =
  'border-b border-line px-3 pb-3 text-start align-bottom text-xs font-bold text-muted first:ps-0 last:pe-0'
const cardRow =
  'grid gap-3.5 rounded-card border border-line bg-surface p-5 -outline-offset-2 sm:table-row sm:rounded-none sm:border-0 sm:bg-transparent'
const flatRow = 'grid gap-3.5 border-t border-line pt-4 sm:table-row sm:*:border-b-0'
const cellLook =
  'block min-w-0 text-start font-normal sm:table-cell sm:border-b sm:border-line sm:px-3 sm:py-4 sm:align-top sm:first:ps-0 sm:last:pe-0'

/** Explicit roles, because browsers may drop those of a row displayed as a card. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
