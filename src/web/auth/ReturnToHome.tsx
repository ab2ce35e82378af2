import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isolated } from '#contract/isolated'
import { labelledPrice } from '#contract/labelled-price'
import type { Property } from '#contract/property'
import { isPublic } from '#contract/property-visibility'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/auth'
import { FactsLine } from '../card/FactsLine.tsx'
import { useMoney } from '../platform/api/use-money.ts'
import { propertyIn } from '../platform/navigation/paths.ts'
import { publicProperty } from '../property/property.queries.ts'
import { CardPicture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const ReturnHomeLead = ({ home }: { home: NonNullable<ReturnHome> }) => (
  <span className="line-clamp-2 min-h-[3.2rem] sm:line-clamp-1 sm:min-h-[1.6rem]">
    {home === 'loading' ? <Skeleton className="mt-1 h-5 w-3/4" /> : t.leadHome({ title: isolated(titleOf(home)) })}
  </span>
)

export const ReturnHomeStrip = ({ home }: { home: NonNullable<ReturnHome> }) => (
  <div className="mt-5 flex h-18 items-center gap-4 overflow-hidden rounded-field border border-line bg-surface lg:hidden">
    {home === 'loading' ? (
      <Skeleton className="h-full w-24 rounded-none" />
    ) : (
      <>
        <CardPicture {...pictureOf(home)} sizes="96px" className="h-full shrink-0" />
        <div className="min-w-0 pe-4">
          <p className="flex font-bold">
            <bdi className="truncate">{titleOf(home)}</bdi>
          </p>
          <p className="line-clamp-2 text-sm leading-tight text-muted">
            <Price of={home} />
          </p>
        </div>
      </>
    )}
  </div>
)

export const ReturnHomePanel = ({ home }: { home: Property }) => (
  <>
    <CardPicture {...pictureOf(home)} sizes="(min-width: 64rem) 55vw, 1px" className="absolute! inset-0 size-full" />
    <div className="absolute inset-0 bg-linear-to-t from-dusk via-dusk/40 to-transparent to-70%" />
    <div className="absolute inset-x-10 bottom-10 text-white">
      <p className="flex max-w-lg font-display text-4xl leading-tight font-[560] text-balance">
        <bdi className="line-clamp-3">{titleOf(home)}</bdi>
      </p>
      <p className="mt-3 line-clamp-2 text-lg">
        <Price of={home} />
      </p>
      <p className="mt-1 flex">
        <bdi className="line-clamp-2">{home.location}</bdi>
      </p>
      <FactsLine property={home} className="mt-1" />
    </div>
  </>
)

const pictureOf = ({ propertyImage, placeholder }: Property) => ({ src: propertyImage, placeholder })

const Price = ({ of }: { of: Property }) => <span>{labelledPrice(of, useMoney().currency)}</span>

export type ReturnHome = Property | 'loading' | undefined

export function useReturnHome(wanted: string): ReturnHome {
  const id = propertyIn(wanted)
  const client = useQueryClient()
  const { data, isPending } = useQuery({ ...publicProperty(id ?? '', client), enabled: id !== undefined, retry: false })
  if (id === undefined) return undefined
  if (isPending) return 'loading'
  return data && isPublic(data) ? data : undefined
}
