import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import { type OpenTimeAhead, openTimeApi } from '#contract/open-time'
import type { ViewingSide } from '#contract/viewing-status'
import { isNotThere } from '../platform/api/api-error.ts'
import { rowId } from '../platform/api/pages.ts'
import { clockOf } from '../platform/clock/home-clock.ts'
import { DownloadButton } from '../platform/export/DownloadButton.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { Fold } from '../ui/Fold.tsx'
import { List } from '../ui/list/List.tsx'
import { ConfirmedAction } from '../ui/rows/ConfirmedAction.tsx'
import { RowAction, RowActions } from '../ui/rows/RowActions.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { OpenHours } from './OpenHours.tsx'
import { openTimesAhead, useCancelOpenTime, useVisit } from './open-time.queries.ts'

/** The upcoming open times of an agent's homes with their visitors, or those that a buyer will visit. */
export function OpenTimesAhead({ side }: { side: ViewingSide }) {
  const list = useInfiniteQuery(openTimesAhead(side))
  const empty = (
    <p className="text-muted">
      {side === 'agent'
        ? 'None ahead. Announce times at which anybody may come in the form of a home.'
        : 'None ahead. The page of a home says when anybody may come.'}
    </p>
  )
  return (
    <section aria-label="Open times">
      <h2 className="title-card mb-4">Open times</h2>
      <List list={list} keyOf={rowId} failed="The open times could not be loaded." empty={empty}>
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
            <div role="progressbar" aria-label="Loading open times">
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
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-muted">{location}</p>
      <p className="mt-3 font-semibold">
        <OpenHours openTime={openTime} clock={clockOf(openTime)} />
      </p>
      {visitors ? (
        <Fold lines={3} describedBy={heading} className="mt-2 text-sm">
          {whoComes(visitors)}
        </Fold>
      ) : (
        <p className="mt-2 text-sm">
          With <bdi className="font-semibold">{agentName}</bdi>
        </p>
      )}
      <RowActions isGone={isNotThere} describedBy={heading} className="mt-4 flex flex-wrap items-center gap-2">
        {side === 'agent' ? <Cancel id={_id} visitors={visitors?.length ?? 0} /> : <StayAway id={_id} />}
        <DownloadButton
          endpoint={openTimeApi.calendar}
          params={{ id: _id }}
          failed="The calendar file could not be downloaded."
          describedBy={heading}
          compact
        >
          Add to calendar
        </DownloadButton>
      </RowActions>
    </article>
  )
}

const whoComes = (names: string[]): string =>
  names.length === 0
    ? 'No one has said that they come.'
    : `${names.length === 1 ? 'One person comes' : `${names.length} people come`}: ${names.map(isolated).join(', ')}.`

function StayAway({ id }: { id: string }) {
  const { mutateAsync: visit } = useVisit(id)
  const act = async () => {
    await visit(false)
    return 'You no longer come.'
  }
  return <RowAction name="I won’t come" variant="quiet" compact available act={act} />
}

function Cancel({ id, visitors }: { id: string; visitors: number }) {
  const { mutateAsync: cancel } = useCancelOpenTime(id)
  const act = async () => {
    await cancel(undefined)
    return 'The open time is cancelled.'
  }
  return (
    <ConfirmedAction
      name="Cancel open time"
      confirm="Yes, cancel it"
      words={
        visitors === 0
          ? 'It is taken off the page of the home.'
          : 'It is taken off the page of the home, and everybody who comes is notified.'
      }
      act={act}
    />
  )
}
