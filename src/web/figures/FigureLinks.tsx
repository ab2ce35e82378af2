import { useId } from 'react'
import { Link } from 'react-router'
import type { Total } from '#contract/list'
import { shownTotal } from '#contract/shown-total'
import { Skeleton } from '../ui/Skeleton.tsx'

export type Figure = { name: string; value: Total | undefined; to: string; urgent?: boolean }

export function FigureLinks({ title, figures }: { title: string; figures: Figure[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title-card">
        {title}
      </h2>
      <ul className="mt-2 flex flex-wrap rounded-card border border-line bg-surface p-1.5">
        {figures.map((figure) => (
          <li key={figure.name} className="grid min-w-28 grow basis-0 max-sm:basis-1/3">
            <FigureLink {...figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const FigureLink = ({ name, value, to, urgent = false }: Figure) => (
  <Link to={to} className="group grid content-start rounded-2xl p-3 no-underline transition-colors hover:bg-sunken">
    <span
      className={`font-display text-2xl leading-tight font-[560] tabular-nums ${urgent && hasAny(value) ? 'text-accent' : ''}`}
    >
      {value === undefined ? <Skeleton className="h-7.5 w-12" /> : shownTotal(value)}
    </span>{' '}
    <span className="text-sm leading-tight text-muted hyphens-auto group-hover:text-brand">{name}</span>
  </Link>
)

const hasAny = (value: Total | undefined) => value !== undefined && value !== 0
