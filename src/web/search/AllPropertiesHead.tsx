import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Total } from '#contract/list'
import * as filters from '#messages/filters'
import * as t from '#messages/searchPage'
import { paths } from '../platform/navigation/paths.ts'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { useIsPhone } from '../ui/use-media-query.ts'

type Props = {
  total?: Total | undefined
  announced?: string | undefined
  children?: ReactNode
}

export function AllPropertiesHead({ total, announced, children }: Props) {
  const isPhone = useIsPhone()
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
      <div className="grow lg:flex lg:items-center lg:justify-between lg:gap-x-4">
        <h1 className="text-[1.75rem] whitespace-nowrap max-[23rem]:text-2xl">{t.allProperties()}</h1>
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm whitespace-nowrap">
          <p className="min-h-5 text-muted">{total !== undefined && total !== 0 && howMany(total, filters.homes)}</p>
          {isPhone && (
            <Link to={paths.savedSearches} className="link -my-2 py-2">
              {t.savedSearches()}
            </Link>
          )}
        </div>
        <p role="status" className="sr-only">
          {announced}
        </p>
      </div>
      {children}
    </div>
  )
}

export const Banner = ({ isSearched }: { isSearched: boolean }) => (
  <div className={isSearched ? 'sr-only' : ''}>
    <div className="border-b border-line bg-brand-wash">
      <div className="page flex min-h-21 items-center justify-between gap-x-12 md:min-h-30">
        <div>
          <Eyebrow>{t.checked()}</Eyebrow>
          <p className="mt-1 font-display text-[clamp(1.375rem,7vw,1.75rem)] leading-tight font-[560] tracking-[-0.02em] md:whitespace-nowrap lg:text-4xl">
            {t.dreamHome()}
          </p>
        </div>
        <p className="max-w-sm text-muted max-md:hidden">{t.lead()}</p>
      </div>
    </div>
  </div>
)
