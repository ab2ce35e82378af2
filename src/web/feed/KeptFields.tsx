import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import * as t from '#messages/feed'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { fieldLabels } from '../property/field-labels.ts'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { keptFieldsOf } from './feed.queries.ts'

export function KeptFields({ feedId }: { feedId: string }) {
  const list = useInfiniteQuery(keptFieldsOf(feedId))
  return (
    <div className="mt-4">
      <p className="mb-4 text-sm text-muted">{t.keptLead()}</p>
      <List list={list} keyOf={rowId} failed={t.homesNotLoaded()} empty={<p className="text-muted">{t.none()}</p>}>
        {(homes) =>
          homes ? (
            <ul className="grid gap-2">
              {homes.map((home) => (
                <li key={home._id} className="wrap-anywhere">
                  <Link to={paths.propertyDetails(home.propertyId)} className="link">
                    <bdi>{home.title}</bdi>
                  </Link>
                  <span className="text-sm text-muted">
                    {t.keptOf({
                      reference: isolated(home.reference),
                      fields: home.fields.map((field) => fieldLabels[field]?.() ?? field).join(t.separator()),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton className="h-16" />
          )
        }
      </List>
    </div>
  )
}
