import { useInfiniteQuery } from '@tanstack/react-query'
import type { Feed } from '#contract/feed'
import * as t from '#messages/feed'
import { rowId } from '../platform/api/pages.ts'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FeedRunLine } from './FeedRunLine.tsx'
import { runsOf } from './feed.queries.ts'

export function FeedRuns({ feed }: { feed: Feed }) {
  const list = useInfiniteQuery(runsOf(feed._id))
  return (
    <div className="mt-4">
      <List list={list} keyOf={rowId} failed={t.runsNotLoaded()} empty={<p className="text-muted">{t.noRuns()}</p>}>
        {(runs) =>
          runs ? (
            <ol className="grid gap-4">
              {runs.map((run) => (
                <li key={run._id} className="border-t border-line pt-4">
                  <FeedRunLine feed={feed} run={run} />
                </li>
              ))}
            </ol>
          ) : (
            <Skeleton className="h-32" />
          )
        }
      </List>
    </div>
  )
}
