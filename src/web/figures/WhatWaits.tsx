import { useId, useState } from 'react'
import type { WaitingGroup } from '#contract/figures'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/figures'
import { useMoney } from '../platform/api/use-money.ts'
import type { Person } from '../platform/session/session-state.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { HomePlaceholder } from '../ui/HomePlaceholder.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { type WaitingEntry, waitingEntries } from './waiting-words.ts'

const MAX_FIRST = 8

type Props = { person: Pick<Person, 'email' | 'role'>; groups: WaitingGroup[] }

/**
 * Lists tasks by deadline, each with its action (P-218). Rows keep their positions: a completed one says so, and new
 * ones wait behind a button (P-183).
 */
export function WhatWaits({ person, groups }: Props) {
  const heading = useId()
  const money = useMoney()
  const entries = waitingEntries(groups, {
    email: person.email,
    isAdmin: person.role === 'admin',
    money: (amount) => money.amount(amount),
  })
  const [shown, setShown] = useState(entries)
  const [isWhole, setWhole] = useState(false)
  const now = new Map(entries.map((entry) => [entry.key, entry]))
  const news = entries.filter(({ key }) => !shown.some((one) => one.key === key)).length
  const rows = isWhole ? shown : shown.slice(0, MAX_FIRST)
  return (
    <section aria-labelledby={heading}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="title-card">
          {t.waitingForYou()}
        </h2>
        {news > 0 && (
          <Button variant="quiet" compact onClick={() => setShown(entries)}>
            <span>{t.showNew({ count: shownNumber(news) })}</span>
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="mt-2 rounded-card border border-dashed border-edge/50 p-5 text-muted">{t.nothingWaits()}</p>
      ) : (
        <ul className="mt-2 lines-between rounded-card border border-line bg-surface">
          {rows.map((entry) => (
            <li key={entry.key}>
              <Row entry={now.get(entry.key) ?? entry} isDone={!now.has(entry.key)} />
            </li>
          ))}
        </ul>
      )}
      {shown.length > rows.length && (
        <Button variant="text" compact onClick={() => setWhole(true)} className="mt-1">
          <span>{t.showAllThings({ count: shown.length, shown: shownNumber(shown.length) })}</span>
        </Button>
      )}
    </section>
  )
}

function Row({ entry: { image, title, detail, action, to }, isDone }: { entry: WaitingEntry; isDone: boolean }) {
  const name = useId()
  return (
    <div className={`flex items-center gap-3 p-2.5 sm:px-4 ${isDone ? 'opacity-60' : ''}`}>
      {image ? (
        <CardPicture src={image} sizes="4rem" className="w-14 shrink-0 rounded-lg max-[23rem]:hidden" />
      ) : (
        <span className="grid h-10.5 w-14 shrink-0 place-items-center rounded-lg bg-sunken max-[23rem]:hidden">
          <HomePlaceholder className="size-6 text-edge" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p id={name} className="flex text-sm leading-snug font-semibold sm:text-[0.9375rem]">
          <bdi className="line-clamp-2 sm:line-clamp-1">{title}</bdi>
        </p>
        <p dir="auto" className="truncate text-sm text-muted">
          {detail}
        </p>
      </div>
      {isDone ? (
        <span className="shrink-0 px-4 text-sm font-semibold">{t.doneNow()}</span>
      ) : (
        <ButtonLink to={to} variant="quiet" compact aria-describedby={name} className="shrink-0">
          {action}
        </ButtonLink>
      )}
    </div>
  )
}
