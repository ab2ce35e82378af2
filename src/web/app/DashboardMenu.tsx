import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import type { WaitingGroup, WaitingKind } from '#contract/figures'
import type { Total } from '#contract/list'
import * as t from '#messages/dashboard'
import { waitingFor } from '../figures/figures.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { shownCount } from '../ui/UnreadMark.tsx'
import { currentItem, dashboardMenu, type MenuItem, parentPages } from './dashboard-menu.ts'

type Props = {
  /** The signed-in user. Without an e-mail address, the menu shows no counts. */
  person: Pick<Person, 'role'> & Partial<Pick<Person, 'email'>>
  onChoose?: () => void
  shape: 'strip' | 'rows'
  without?: string
}

export function DashboardMenu({ person, onChoose, shape, without }: Props) {
  const { data: waiting = [] } = useQuery({ ...waitingFor(person.email ?? ''), enabled: person.email !== undefined })
  const current = useCurrentItem(person.role)
  const titles = useId()
  const isStrip = shape === 'strip'
  return (
    <div className={isStrip ? 'flex w-max gap-1 lg:w-full lg:flex-col lg:gap-5' : 'grid gap-5 sm:grid-cols-2'}>
      {dashboardMenu(person.role).map(({ title, items }, place) => (
        <div
          key={items[0]?.to}
          className={isStrip && place > 0 ? 'max-lg:border-s max-lg:border-line max-lg:ps-1' : undefined}
        >
          {title && (
            <p
              id={`${titles}${place}`}
              className={`px-4 pb-1 text-xs font-bold tracking-[0.16em] text-accent uppercase ${isStrip ? 'max-lg:sr-only' : ''}`}
            >
              {title}
            </p>
          )}
          <ul
            aria-labelledby={title && `${titles}${place}`}
            className={isStrip ? 'flex gap-1 lg:flex-col lg:gap-0.5' : 'grid gap-0.5'}
          >
            {items
              .filter(({ to }) => to !== without)
              .map((item) => (
                <li key={item.to} className={isStrip ? 'snap-start' : undefined}>
                  <Item
                    item={item}
                    isStrip={isStrip}
                    current={current}
                    count={countOf(item.counts, waiting)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export function useCurrentItem(role: Person['role']): string | undefined {
  const { pathname } = useLocation()
  const parents = useMatches().map(parentPages).find(Boolean)
  return pathname.toLowerCase().startsWith(paths.dashboard) ? currentItem(role, pathname, parents) : undefined
}

/** Positions the count over the corner of its item on phones, so that the row does not move when the count appears. */
const IN_STRIP = 'max-lg:absolute max-lg:end-0 max-lg:top-0 max-lg:min-w-4 max-lg:px-1 max-lg:text-[0.625rem]/4'

type ItemProps = {
  item: MenuItem
  isStrip: boolean
  current: string | undefined
  count: Total
  onChoose: (() => void) | undefined
}

function Item({ item: { name, to }, isStrip, current, count, onChoose }: ItemProps) {
  const note = useId()
  const { pathname } = useLocation()
  const mark = pathname.toLowerCase() === to.toLowerCase() ? 'page' : 'true'
  return (
    <>
      <Link
        to={to}
        onClick={onChoose}
        ref={showCurrent}
        aria-current={to === current ? mark : undefined}
        aria-describedby={count === 0 ? undefined : note}
        className="relative flex min-h-11 items-center justify-between gap-2 rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-brand-wash aria-[current]:text-brand lg:min-h-10"
      >
        <span>{name}</span>
        {count !== 0 && (
          <span
            aria-hidden="true"
            data-count={shownCount(count)}
            className={`min-w-5 rounded-full bg-brand px-1.5 text-center text-xs/5 text-on-brand after:content-[attr(data-count)] ${isStrip ? IN_STRIP : ''}`}
          />
        )}
      </Link>
      {count !== 0 && (
        <span id={note} hidden>
          {t.waiting({ count: shownCount(count) })}
        </span>
      )}
    </>
  )
}

function countOf(kinds: readonly WaitingKind[], waiting: WaitingGroup[]): Total {
  const totals = waiting.filter(({ kind }) => kinds.includes(kind)).map(({ total }) => total)
  const many = totals.find((total) => typeof total === 'string')
  return many ?? totals.reduce<number>((sum, total) => sum + Number(total), 0)
}

function showCurrent(link: HTMLAnchorElement | null): void {
  if (link?.hasAttribute('aria-current')) link.scrollIntoView({ block: 'nearest', inline: 'start' })
}
