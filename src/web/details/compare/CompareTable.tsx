import { type CSSProperties, type UIEvent, useRef } from 'react'
import * as t from '#messages/compare'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { ComparedHeads } from './ComparedHeads.tsx'
import { ComparedPictures } from './ComparedPictures.tsx'
import type { ComparedRow, ComparedSection } from './compared-rows.ts'
import { as, CELL, ROW, ROW_NAME, STAYS } from './table-parts.ts'
import type { ComparedColumn } from './use-comparison.ts'

type Props = { columns: ComparedColumn[]; sections: ComparedSection[]; onRemove: (id: string) => void }

/**
 * The homes side by side, with their titles in view. A phone shows two at a time: titles and rows are two boxes that
 * are swiped together, because nothing within one box that scrolls sideways could stay below the navigation bar.
 */
export function CompareTable({ columns, sections, onRemove }: Props) {
  const heads = useRef<HTMLTableSectionElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const inStep = ({ currentTarget }: UIEvent) => {
    for (const { current } of [heads, body])
      if (current && current !== currentTarget) current.scrollLeft = currentTarget.scrollLeft
  }
  const style = { '--columns': columns.length, '--lines': printedLines(sections) } as CSSProperties // custom properties
  return (
    <table
      {...as.table}
      aria-busy={columns.some(({ isLoading }) => isLoading)}
      style={style}
      className="compared-sheet mt-4 w-full table-fixed border-collapse text-start swiped:block"
    >
      <caption className="sr-only">{t.caption()}</caption>
      <thead
        {...as.rowgroup}
        ref={heads}
        onScroll={inStep}
        className="sticky top-18 z-10 bg-canvas short:static swiped:block swiped:overflow-x-hidden print:static"
      >
        <ComparedHeads columns={columns} onRemove={onRemove} />
      </thead>
      <tbody
        {...as.rowgroup}
        ref={body}
        onScroll={inStep}
        className="swiped:block swiped:snap-x swiped:snap-mandatory swiped:overflow-x-auto swiped:overscroll-x-contain"
      >
        <ComparedPictures homes={columns.map(({ home }) => home)} />
        {sections.map((section) => (
          <Section key={section.title} section={section} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

const Section = ({ section: { title, rows }, columns }: { section: ComparedSection; columns: ComparedColumn[] }) => (
  <>
    <tr {...as.row} className={ROW}>
      <th
        {...as.columnheader}
        scope="colgroup"
        colSpan={columns.length + 1}
        className="pt-6 pb-2 text-start text-base font-bold print:pt-[0.5em] print:pb-0 swiped:col-span-full"
      >
        <span className={STAYS}>{title}</span>
      </th>
    </tr>
    {rows.map((row) => (
      <Row key={row.key} row={row} columns={columns} />
    ))}
  </>
)

const Row = ({ row: { name, texts, differs }, columns }: { row: ComparedRow; columns: ComparedColumn[] }) => (
  <tr {...as.row} className={`${ROW} ${differs ? 'bg-brand-wash' : ''}`}>
    <th {...as.rowheader} scope="row" className={ROW_NAME}>
      <span className={STAYS}>
        <bdi>{name}</bdi>
        {differs && <Differs />}
      </span>
    </th>
    {columns.map(({ id, isLoading }, index) => (
      <td {...as.cell} key={id} className={`${CELL} ${differs ? 'font-semibold' : ''}`}>
        <bdi>{texts[index] ?? (isLoading ? '' : '–')}</bdi>
      </td>
    ))}
  </tr>
)

const Differs = () => (
  <span className="ms-1.5 inline-flex align-text-bottom text-brand">
    <LineIcon path="M5 9h14M5 15h14M16 4 8 20" className="size-4 print:size-[1em]" />
    <span className="sr-only">{t.differs()}</span>
  </span>
)

const LINE_LENGTH = 22
const LINES_OF_HEAD = 12

const printedLines = (sections: ComparedSection[]): number =>
  sections.reduce(
    (sum, { rows }) =>
      sum + 1.5 + rows.reduce((lines, { texts }) => lines + Math.max(...texts.map((text = '') => linesOf(text))), 0),
    LINES_OF_HEAD,
  )

const linesOf = (text: string): number => Math.max(1, Math.ceil(text.length / LINE_LENGTH))
