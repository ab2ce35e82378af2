import { useQuery } from '@tanstack/react-query'
import type { NamedHome } from '#contract/feed-run'
import { isolated } from '#contract/isolated'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/feed'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { runDetails } from './feed.queries.ts'

const noBreak = 'wrap-anywhere'

export function FeedRunDetails({ feedId, runId }: { feedId: string; runId: string }) {
  const { data, isError, refetch, isFetching } = useQuery(runDetails(feedId, runId))
  if (isError && !data)
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        {t.runNotLoaded()}
      </FailedState>
    )
  if (!data) return <Skeleton className="h-24" />
  const unshown = data.problemCount - data.problems.length
  return (
    <div className="mt-2 grid gap-4">
      {data.problems.length > 0 && (
        <div>
          <h3 className="font-bold">{t.problems()}</h3>
          <ul className="mt-2 grid gap-2">
            {data.problems.map(({ place, reference, message }) => (
              <li key={`${reference} ${place} ${message}`} className={noBreak}>
                {(place || reference) && (
                  <span className="text-sm text-muted">{`${[reference, place].flatMap((part) => (part ? isolated(part) : [])).join(t.separator())}: `}</span>
                )}
                <span>{message}</span>
              </li>
            ))}
          </ul>
          {unshown > 0 && <p className="mt-2 text-sm text-muted">{t.andMore({ shown: shownNumber(unshown) })}</p>}
        </div>
      )}
      <Homes title={t.newHomes()} homes={data.added} count={data.counts.new} />
      <Homes title={t.changedHomes()} homes={data.changed} count={data.counts.changed + data.counts.restored} />
      <Homes title={t.goneHomes()} homes={data.gone} count={Math.max(data.counts.gone, data.heldRemovals)} />
      {data.problems.length + data.added.length + data.changed.length + data.gone.length === 0 && (
        <p className="text-muted">{t.nothingToReport()}</p>
      )}
    </div>
  )
}

function Homes({ title, homes, count }: { title: string; homes: NamedHome[]; count: number }) {
  if (homes.length === 0) return null
  const unshown = count - homes.length
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 grid gap-1">
        {homes.map((home) => (
          <li key={home.reference} className={noBreak}>
            <span className="text-sm text-muted">{`${isolated(home.reference)}: `}</span>
            <bdi>{home.title}</bdi>
          </li>
        ))}
      </ul>
      {unshown > 0 && <p className="mt-1 text-sm text-muted">{t.andMore({ shown: shownNumber(unshown) })}</p>}
    </div>
  )
}
