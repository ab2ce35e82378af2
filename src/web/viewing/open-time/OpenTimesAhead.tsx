import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import { localeOf, readersLanguage } from '#contract/language'
import { type OpenTimeAhead, openTimeApi } from '#contract/open-time'
import type { ViewingSide } from '#contract/viewing-status'
import * as t from '#messages/openTime'
import { isNotThere } from '../../platform/api/api-error.ts'
import { rowId } from '../../platform/api/pages.ts'
import { clockOf } from '../../platform/clock/home-clock.ts'
import { AddToCalendar } from '../../platform/export/AddToCalendar.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { Fold } from '../../ui/Fold.tsx'
import { List } from '../../ui/list/List.tsx'
import { ConfirmedAction } from '../../ui/rows/ConfirmedAction.tsx'
import { RowAction, RowActions } from '../../ui/rows/RowActions.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextWithParts } from '../../ui/TextWithParts.tsx'
import { OpenHours } from './OpenHours.tsx'
import { openTimesAhead, useCancelOpenTime, useVisit } from './open-time.queries.ts'

export function OpenTimesAhead({ side }: { side: ViewingSide }) {
  const list = useInfiniteQuery(openTimesAhead(side))
  const empty = <p className="text-muted">{side === 'agent' ? t.noneOfHomes() : t.noneToVisit()}</p>
  return (
    <section aria-label={t.openTimes()}>
      <h2 className="title-card mb-4">{t.openTimes()}</h2>
      <List list={list} keyOf={rowId} failed={t.failed()} empty={empty}>
        {(openTimes) =>
          openTimes ? (
            <ul className="grid gap-4">
              {openTimes.map((openTime) => (
                <li key={openTime._id}>
                  <Row openTime={openTime} side={side} />
                </li>
              ))}
            </ul>
          ) : (
            <div role="progressbar" aria-label={t.loading()}>
              <Skeleton className="h-40 w-full rounded-card" />
            </div>
          )
        }
      </List>
    </section>
  )
}

function Row({ openTime, side }: { openTime: OpenTimeAhead; side: ViewingSide }) {
  const heading = useId()
  const { _id, propertyId, title, location, agentName, visitors } = openTime
  return (
    <article data-row aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id={heading} className="title-card">
        <Link to={paths.propertyDetails(propertyId)} className="py-0.75 hover:text-brand hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </h3>
      <p className="mt-1 text-sm text-muted">
        <bdi>{location}</bdi>
      </p>
      <p className="mt-3 font-semibold">
        <OpenHours openTime={openTime} clock={clockOf(openTime)} />
      </p>
      {visitors ? (
        <Fold lines={3} describedBy={heading} className="mt-2 text-sm">
          {whoComes(visitors)}
        </Fold>
      ) : (
        <p className="mt-2 text-sm">
          <TextWithParts
            text={t.withAgent({ name: agentName })}
            parts={{ name: (name) => <bdi className="font-semibold">{name}</bdi> }}
          />
        </p>
      )}
      <RowActions isGone={isNotThere} describedBy={heading} className="mt-4 flex flex-wrap items-center gap-2">
        {side === 'agent' ? <Cancel id={_id} visitors={visitors?.length ?? 0} /> : <StayAway id={_id} />}
        <AddToCalendar endpoint={openTimeApi.calendar} id={_id} describedBy={heading} />
      </RowActions>
    </article>
  )
}

function whoComes(visitors: string[]): string {
  const count = visitors.length
  if (count === 0) return t.noComers()
  const list = new Intl.ListFormat(localeOf(readersLanguage()), { type: 'unit', style: 'short' })
  return t.namedComers({ count, shown: count, names: list.format(visitors.map(isolated)) })
}

function StayAway({ id }: { id: string }) {
  const { mutateAsync: visit } = useVisit(id)
  const act = async () => {
    await visit(false)
    return t.noLonger()
  }
  return <RowAction name={t.wontCome()} variant="quiet" compact available act={act} />
}

function Cancel({ id, visitors }: { id: string; visitors: number }) {
  const { mutateAsync: cancel } = useCancelOpenTime(id)
  const act = async () => {
    await cancel(undefined)
    return t.hasCancelled()
  }
  return (
    <ConfirmedAction
      name={t.cancel()}
      confirm={t.yesCancel()}
      words={visitors === 0 ? t.cancelWords() : t.cancelNotifies()}
      act={act}
    />
  )
}
