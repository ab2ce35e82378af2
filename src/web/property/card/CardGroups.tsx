import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Property } from '#contract/property'
import { CARDS, COLUMNS, EAGER } from './card-look.ts'
import { keepPlace, placeOf } from './group-places.ts'
import { PropertyCard } from './PropertyCard.tsx'
import { PropertyCardSkeletons } from './PropertyCardSkeleton.tsx'
import { useShownGroups } from './use-shown-groups.ts'

/** Whole lines of one, two or three columns. */
const PER_GROUP = 6

type Props = {
  properties: Property[]
  /** Somebody comes back to them: they stand where they stood when their page was left. */
  isBack: boolean
}

/** Many cards as grids of six, each of which is rendered by itself: more of them leave those before as they are (D-361). */
export function CardGroups({ properties, isBack }: Props) {
  const groups = groupsOf(properties)
  const known = groups.map(([first]) => (isBack && first ? placeOf(first._id) : undefined))
  const shown = useShownGroups(known, isBack)
  if (shown.size === 0) return <CardSkeletons />
  return groups.map((group, index) => {
    const key = index * PER_GROUP // what has moved on by one home is still the same group
    if (shown.has(index)) return <CardGroup key={key} isFirst={index === 0} properties={group} />
    return known[index] && <div key={key} style={{ height: known[index].height }} />
  })
}

const groupsOf = (properties: Property[]): Property[][] =>
  Array.from({ length: Math.ceil(properties.length / PER_GROUP) }, (_, group) =>
    properties.slice(group * PER_GROUP, (group + 1) * PER_GROUP),
  )

/** Before the first cards are there: on phones those alone that are in view. */
export const CardSkeletons = () => (
  <div className={`${CARDS} ${COLUMNS} max-sm:[&>:nth-child(n+3)]:hidden`}>
    <PropertyCardSkeletons count={PER_GROUP} />
  </div>
)

type GroupProps = { properties: Property[]; isFirst: boolean }

const CardGroup = memo(
  ({ properties, isFirst }: GroupProps) => {
    const group = useRef<HTMLDivElement>(null)
    useSkippedOffScreen(group)
    useKeptPlace(group, properties[0]?._id)
    return (
      <div ref={group} className={`${CARDS} ${COLUMNS} [overflow-clip-margin:4rem]`}>
        {properties.map((property, place) => (
          <PropertyCard key={property._id} property={property} eager={isFirst && place < EAGER} />
        ))}
      </div>
    )
  },
  (before, now) =>
    before.properties.length === now.properties.length &&
    before.properties.every((property, place) => property === now.properties[place]),
)

/**
 * Lets the browser leave the group out of layout and painting while it is off the screen. Only once it was laid out, and with its own
 * height, so that the page is as long as before, and whoever comes back finds their place (P-184). Not while it is on the screen: it
 * would be left out for a moment, and count as moved.
 */
function useSkippedOffScreen(group: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = group.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return
      watch.disconnect()
      element.style.containIntrinsicBlockSize = `auto ${entry.boundingClientRect.height}px`
      element.style.contentVisibility = 'auto'
    }, NEAR)
    watch.observe(element)
    return () => watch.disconnect()
  }, [group])
}

/** Remembers where the group stood when its list is left. */
function useKeptPlace(group: RefObject<HTMLElement | null>, id: string | undefined) {
  useLayoutEffect(() => {
    const element = group.current
    return () => {
      if (element && id !== undefined) keepPlace(id, element)
    }
  }, [group, id])
}

/** Within a screen of it. */
const NEAR = { rootMargin: '100% 0px' }
