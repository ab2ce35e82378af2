import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { Property } from '#contract/property'
import { CARDS, COLUMNS, EAGER } from './card-look.ts'
import { PropertyCard } from './PropertyCard.tsx'
import { PropertyCardSkeletons } from './PropertyCardSkeleton.tsx'

/** Whole lines of one, two or three columns. */
const PER_GROUP = 6

type Props = {
  properties: Property[]
  /** Those that are there at first are shown together, as they were when their page was left. */
  isAtOnce: boolean
}

/** Many cards as grids of six, each of which is rendered by itself: more of them leave those before as they are (D-361). */
export function CardGroups({ properties, isAtOnce }: Props) {
  const shown = useOneByOne(Math.ceil(properties.length / PER_GROUP), isAtOnce)
  if (shown === 0) return <CardSkeletons />
  return Array.from({ length: shown }, (_, group) => group * PER_GROUP).map((start) => (
    <CardGroup key={start} isFirst={start === 0} properties={properties.slice(start, start + PER_GROUP)} />
  ))
}

/** How many of so many groups are shown: one after the other, so that none keeps a press waiting. */
function useOneByOne(groups: number, isAtOnce: boolean): number {
  const [shown, setShown] = useState(isAtOnce ? groups : 0)
  useEffect(() => {
    if (shown === groups) return
    const next = requestAnimationFrame(() => startTransition(() => setShown(Math.min(shown + 1, groups))))
    return () => cancelAnimationFrame(next)
  }, [shown, groups])
  return Math.min(shown, groups)
}

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
 * height, so that the page is as long as before, and whoever comes back finds their place (D-133). Not while it is on the screen: it
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

/** Within a screen of it. */
const NEAR = { rootMargin: '100% 0px' }
