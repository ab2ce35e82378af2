import { useId } from 'react'
import { Link } from 'react-router'
import type { Total } from '#contract/list'
import { Skeleton } from '../ui/Skeleton.tsx'
import { shownTotal } from './figures.queries.ts'

/** `value`: `undefined` while it is on its way. `urgent`: something waits for this person. */
export type Figure = { name: string; value: Total | undefined; to: string; urgent?: boolean }

/** Numbers that matter to the reader, each a link to the list that it counts. */
export function FigureLinks({ title, figures }: { title: string; figures: Figure[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title-card">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {figures.map((figure) => (
          <li key={figure.name} className="grid">
            <FigureLink {...figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const FigureLink = ({ name, value, to, urgent = false }: Figure) => (
  <Link
    to={to}
    className={`group grid content-between gap-1 rounded-card border bg-surface p-4 no-underline transition-colors hover:border-brand sm:p-5 ${urgent && hasAny(value) ? 'border-accent' : 'border-line'}`}
  >
    <span
      className={`font-display text-3xl leading-tight font-[560] tabular-nums ${urgent && hasAny(value) ? 'text-accent' : ''}`}
    >
      {value === undefined ? <Skeleton className="h-9 w-12" /> : shownTotal(value)}
    </span>{' '}
    <span className="text-sm text-muted group-hover:text-brand">{name}</span>
  </Link>
)

const hasAny = (value: Total | undefined) => value !== undefined && value !== 0
