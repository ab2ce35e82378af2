import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/compare'
import { tryAgain } from '#messages/ui'
import { paths } from '../../platform/navigation/paths.ts'
import { HomeTitle } from '../../property/HomeTitle.tsx'
import { Button } from '../../ui/Button.tsx'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { as, ROW } from './table-parts.ts'
import type { ComparedColumn } from './use-comparison.ts'

type Props = { columns: ComparedColumn[]; onRemove: (id: string) => void }

export const ComparedHeads = ({ columns, onRemove }: Props) => (
  <tr {...as.row} className={ROW}>
    <td {...as.cell} className="w-40 border-b border-line swiped:hidden" />
    {columns.map((column, index) => (
      <th
        {...as.columnheader}
        key={column.id}
        scope="col"
        className="border-b border-line py-2 pe-2 text-start align-top font-normal"
      >
        <div className="flex items-start justify-between gap-1">
          <div className="min-w-0 py-2.5">
            <Head column={column} />
          </div>
          <button
            type="button"
            aria-label={
              column.home ? t.takeOut({ title: isolated(titleOf(column.home)) }) : t.takeOutHome({ number: index + 1 })
            }
            onClick={() => onRemove(column.id)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-danger focus-visible:rounded-full"
          >
            <LineIcon path="m7 7 10 10M17 7 7 17" className="size-4" />
          </button>
        </div>
      </th>
    ))}
  </tr>
)

function Head({ column: { id, home, isGone, isLoading, retry } }: { column: ComparedColumn }) {
  if (home)
    return (
      <Link
        to={paths.propertyDetails(id)}
        className="title-card flex font-display max-lg:text-base font-[560] hover:text-brand hover:underline"
      >
        <HomeTitle home={home} className="line-clamp-3" />
      </Link>
    )
  if (isLoading)
    return (
      <>
        <Skeleton className="h-6 w-4/5" />
        <span className="sr-only">{t.loadingHome()}</span>
      </>
    )
  if (isGone) return <span className="font-semibold text-muted">{t.gone()}</span>
  return (
    <>
      <span className="font-semibold">{t.failed()}</span>
      <Button variant="quiet" compact onClick={retry} className="mt-2">
        {tryAgain()}
      </Button>
    </>
  )
}
