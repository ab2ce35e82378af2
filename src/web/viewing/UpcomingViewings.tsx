import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { now } from '#contract/clock'
import type { Viewing } from '#contract/viewing'
import { type ViewingSide, viewingCan } from '#contract/viewing-status'
import * as t from '#messages/viewing'
import { rowId } from '../platform/api/pages.ts'
import { readersClock } from '../platform/clock/home-clock.ts'
import { List } from '../ui/list/List.tsx'
import { dayInWords } from '../ui/time/day-in-words.ts'
import { ViewingRow, ViewingSkeletons } from './ViewingRow.tsx'
import { readViewings, viewingsAhead } from './viewing.queries.ts'

export function UpcomingViewings({ side, empty }: { side: ViewingSide; empty: ReactNode }) {
  const list = useInfiniteQuery(viewingsAhead(side))
  return (
    <List list={list} keyOf={rowId} readRows={(ids) => readViewings(ids, side)} failed={t.failed()} empty={empty}>
      {(viewings) => (viewings ? <Groups viewings={viewings} side={side} /> : <ViewingSkeletons />)}
    </List>
  )
}

const dayOf = (viewing: Viewing): string => dayInWords(viewing.startsAt, now(), readersClock(viewing))

function Groups({ viewings, side }: { viewings: Viewing[]; side: ViewingSide }) {
  // An answered row keeps its position (P-183).
  const [wasWaiting] = useState(() => new Map<string, boolean>())
  for (const viewing of viewings)
    if (!wasWaiting.has(viewing._id)) wasWaiting.set(viewing._id, viewingCan('accept', viewing, side))
  const waiting = viewings.filter(({ _id }) => wasWaiting.get(_id))
  const others = viewings.filter((viewing) => !waiting.includes(viewing))
  const days = [...new Set(others.map(dayOf))]
  return (
    <div className="grid gap-8">
      {waiting.length > 0 && <Group title={t.waitingForYou()} viewings={waiting} side={side} />}
      {days.map((day) => (
        <Group key={day} title={day} viewings={others.filter((one) => dayOf(one) === day)} side={side} />
      ))}
    </div>
  )
}

const Group = ({ title, viewings, side }: { title: string; viewings: Viewing[]; side: ViewingSide }) => (
  <section aria-label={title}>
    <h2 className="title-card mb-4">{title}</h2>
    <ul className="grid gap-4">
      {viewings.map((viewing) => (
        <li key={viewing._id}>
          <ViewingRow viewing={viewing} side={side} />
        </li>
      ))}
    </ul>
  </section>
)
