import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { now } from '#contract/clock'
import { openTimeApi } from '#contract/open-time'
import type { OpenTime } from '#contract/open-time-fields'
import type { Property } from '#contract/property'
import * as t from '#messages/openTime'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../../platform/api/api-error.ts'
import { clockOf } from '../../platform/clock/home-clock.ts'
import { AddToCalendar } from '../../platform/export/AddToCalendar.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { OpenHours } from './OpenHours.tsx'
import { openTimesAhead, useVisit } from './open-time.queries.ts'

/** The props of the open times. `as`: the reader's role: the agent sees the visitors, a buyer can announce a visit. */
type Props = { property: Property; openTimes: OpenTime[]; as: 'agent' | 'buyer' | 'preview' | undefined }

export function HomeOpenTimes({ property, openTimes, as }: Props) {
  const heading = useId()
  const ahead = openTimes.filter(({ endsAt }) => Date.parse(endsAt) > now().getTime())
  const side = as === 'agent' ? 'agent' : 'buyer'
  const { data } = useInfiniteQuery({
    ...openTimesAhead(side, property._id),
    enabled: as === 'agent' || as === 'buyer',
  })
  if (ahead.length === 0) return null
  const known = data?.pages.flatMap(({ rows }) => rows)
  const clock = clockOf(property.clock)
  return (
    <section aria-labelledby={heading} inert={as === 'preview'} className="mt-4 mb-4 border-y border-line py-4">
      <h2 id={heading} className="font-sans text-sm font-bold">
        {t.openToAll()}
      </h2>
      <ul className="mt-2 grid gap-4">
        {ahead.map((openTime) => (
          <li key={openTime._id} className="text-sm">
            <p id={`open-${openTime._id}`} className="font-semibold">
              <OpenHours openTime={openTime} clock={clock} />
            </p>
            {as === 'agent' && <WhoComes names={known?.find(({ _id }) => _id === openTime._id)?.visitors} />}
            {(as === 'buyer' || as === 'preview') && (
              <Visit openTime={openTime} comes={known?.some(({ _id }) => _id === openTime._id) ?? false} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const WhoComes = ({ names }: { names: string[] | undefined }) => (
  <p className="min-h-5 text-muted">
    {names && (
      <Link to={paths.viewings} className="link">
        {t.comers({ count: names.length, shown: names.length })}
      </Link>
    )}
  </p>
)

type VisitProps = { openTime: OpenTime; comes: boolean }

function Visit({ openTime, comes }: VisitProps) {
  const hours = `open-${openTime._id}`
  const { mutateAsync: visit, isPending } = useVisit(openTime._id)
  const press = async () => {
    try {
      await visit(!comes)
      toast.success(comes ? t.noLonger() : t.agentKnows(), comes ? undefined : { detail: t.reminded() })
    } catch (error) {
      toast.failure(somethingWrong(), { detail: messageOf(error) })
    }
  }
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      <Button
        variant={comes ? 'settled' : 'quiet'}
        compact
        busy={isPending}
        aria-pressed={comes}
        aria-describedby={hours}
        onClick={() => void press()}
      >
        {comes ? `✓ ${t.come()}` : t.come()}
      </Button>
      <AddToCalendar endpoint={openTimeApi.calendar} id={openTime._id} describedBy={hours} />
    </div>
  )
}
