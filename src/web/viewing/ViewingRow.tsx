import { useId } from 'react'
import { Link } from 'react-router'
import { now } from '#contract/clock'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import { shownWeekday } from '#contract/shown-time'
import { type Viewing, viewingApi } from '#contract/viewing'
import type { ViewingSide, ViewingStatus } from '#contract/viewing-status'
import { moment } from '#messages/time'
import * as t from '#messages/viewing'
import { isNotThere } from '../platform/api/api-error.ts'
import { clockTimes, townOf } from '../platform/clock/clock-times.ts'
import { clockOf, readersClock } from '../platform/clock/home-clock.ts'
import { AddToCalendar } from '../platform/export/AddToCalendar.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { Fold } from '../ui/Fold.tsx'
import { RowActions } from '../ui/rows/RowActions.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { dayInWords } from '../ui/time/day-in-words.ts'
import { timeLeft } from '../ui/time/format.ts'
import { ViewingActions } from './ViewingActions.tsx'

type Props = { viewing: Viewing; side: ViewingSide }

export function ViewingRow({ viewing, side }: Props) {
  const heading = useId()
  const { propertyId, title, location, note, status } = viewing
  const [name, email] =
    side === 'agent'
      ? [personName(viewing.buyerName), viewing.buyerEmail]
      : [personName(viewing.agentName), viewing.agentEmail]
  return (
    <article data-row aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="title-card">
          {propertyId ? (
            <Link to={paths.propertyDetails(propertyId)} className="py-0.75 hover:text-brand hover:underline">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        <ViewingBadge status={status} />
      </div>
      <p className="mt-1 text-sm text-muted">
        <bdi>{location}</bdi>
      </p>
      <p className="mt-3">
        <ViewingTime viewing={viewing} />
      </p>
      <p className="mt-2 text-sm">
        <TextWithParts
          text={t.withPerson({ name, email })}
          parts={{
            name: (words) => <bdi className="font-semibold">{words}</bdi>,
            email: (words) => <EmailText email={words} />,
          }}
        />
      </p>
      {note && (
        <Fold lines={6} describedBy={heading} className="mt-2 text-sm">
          {t.quoted({ text: isolated(note) })}
        </Fold>
      )}
      <p className="mt-2 text-sm text-muted">{whatFollows(viewing, side)}</p>
      <RowActions isGone={isNotThere} describedBy={heading} className="mt-4 flex flex-wrap items-center gap-2">
        <ViewingActions viewing={viewing} side={side} />
        {viewing.status === 'accepted' && (
          <AddToCalendar endpoint={viewingApi.calendar} id={viewing._id} describedBy={heading} />
        )}
      </RowActions>
    </article>
  )
}

const looks: Record<ViewingStatus, BadgeLook> = {
  requested: 'accent',
  proposed: 'accent',
  accepted: 'brand',
  declined: 'danger',
  cancelled: 'danger',
  lapsed: 'neutral',
}

const names: Record<ViewingStatus, () => string> = {
  requested: t.statusRequested,
  proposed: t.statusProposed,
  accepted: t.statusAccepted,
  declined: t.statusDeclined,
  cancelled: t.statusCancelled,
  lapsed: t.statusLapsed,
}

const ViewingBadge = ({ status }: { status: ViewingStatus }) => <Badge look={looks[status]}>{names[status]()}</Badge>

function ViewingTime({ viewing }: { viewing: Viewing }) {
  const { startsAt, endsAt, timeZone } = viewing
  const [here, atHome] = [readersClock(viewing), clockOf(viewing)]
  const own = clockTimes([startsAt, endsAt], here)
  const [there] = clockTimes([startsAt], atHome)
  const away = here(startsAt) !== atHome(startsAt)
  return (
    <>
      <time dateTime={startsAt} className="font-semibold">
        {moment({ day: dayInWords(startsAt, now(), here), time: `${own[0]}` })}
      </time>
      <span>{' – '}</span>
      <time dateTime={endsAt}>{own[1]}</time>
      {away && (
        <span className="text-sm text-muted">
          {` ${t.awayTime({ day: shownWeekday({ startsAt, utcOffset: atHome(startsAt) }), time: `${there}`, town: townOf(timeZone) })}`}
        </span>
      )}
    </>
  )
}

function whatFollows(viewing: Viewing, side: ViewingSide): string {
  const { status, closedWhy: why = 'other', heldUntil } = viewing
  if (status === 'accepted') return t.isAgreed()
  if (status === 'lapsed') return t.notAnswered()
  if (status === 'declined') return t.declined({ why })
  if (status === 'cancelled') return t.cancelled({ why })
  const left = heldUntil && timeLeft(heldUntil, now())
  const waitsForAgent = status === 'requested'
  const who = waitsForAgent === (side === 'agent') ? 'you' : waitsForAgent ? 'agent' : 'other'
  return left ? t.waitingForLeft({ who, left }) : t.waitingFor({ who })
}

export const ViewingSkeletons = () => (
  <div role="progressbar" aria-label={t.loading()} className="grid gap-4">
    {['first', 'second'].map((key) => (
      <Skeleton key={key} className="h-56 w-full rounded-card" />
    ))}
  </div>
)
