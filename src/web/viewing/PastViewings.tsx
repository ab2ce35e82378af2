import { useInfiniteQuery } from '@tanstack/react-query'
import type { ViewingSide } from '#contract/viewing-status'
import * as t from '#messages/viewing'
import { rowId } from '../platform/api/pages.ts'
import { List } from '../ui/list/List.tsx'
import { ViewingRow, ViewingSkeletons } from './ViewingRow.tsx'
import { viewingsOver } from './viewing.queries.ts'

export function PastViewings({ side }: { side: ViewingSide }) {
  const list = useInfiniteQuery(viewingsOver(side))
  const none = <p className="text-muted">{t.noneYet()}</p>
  return (
    <List list={list} keyOf={rowId} failed={t.earlierFailed()} empty={none}>
      {(viewings) =>
        viewings ? (
          <ul className="grid gap-4">
            {viewings.map((viewing) => (
              <li key={viewing._id}>
                <ViewingRow viewing={viewing} side={side} />
              </li>
            ))}
          </ul>
        ) : (
          <ViewingSkeletons />
        )
      }
    </List>
  )
}
