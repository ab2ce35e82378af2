import { memo, type RefObject, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Property } from '#contract/property'
import { useHighlight } from '../map/HighlightedHome.tsx'
import { expectedTop } from '../platform/navigation/scroll-restoration.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { CARDS, COLUMNS, EAGER } from './card-look.ts'
import { inView, keepPosition, nearest, type Position, positionOf, type View } from './group-positions.ts'
import { PropertyCard } from './PropertyCard.tsx'
import { PropertyCardSkeletons } from './PropertyCardSkeletons.tsx'

const PER_GROUP = 6

type Props = {
  properties: Property[]
  isBack: boolean
}

/** Renders a long list in memoized groups of six, so that loading more does not render earlier ones again (D-361). */
export function CardGroups({ properties, isBack }: Props) {
  const groups = groupsOf(properties)
  const known = groups.map(([first]) => (isBack && first ? positionOf(first._id) : undefined))
  const shown = useShownGroups(known, isBack)
  if (shown.size === 0) return <CardSkeletons />
  return (
    <>
      {groups.map((group, index) => {
        const key = index * PER_GROUP // a group keeps its key when homes move on by one
        if (shown.has(index)) return <CardGroup key={key} isFirst={index === 0} properties={group} />
        return known[index] && <div key={key} style={{ height: known[index].height }} />
      })}
      <Suspense>
        <ListTraces />
      </Suspense>
    </>
  )
}

const ListTraces = lazyPart(async () => (await import('../trace/ListTraces.tsx')).ListTraces)

const groupsOf = (properties: Property[]): Property[][] =>
  Array.from({ length: Math.ceil(properties.length / PER_GROUP) }, (_, group) =>
    properties.slice(group * PER_GROUP, (group + 1) * PER_GROUP),
  )

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
    useKeptPosition(group, properties[0]?._id)
    return (
      <div ref={group} className={`${CARDS} ${COLUMNS} [overflow-clip-margin:4rem]`}>
        {properties.map((property, position) => (
          <ListedCard key={property._id} property={property} eager={isFirst && position < EAGER} />
        ))}
      </div>
    )
  },
  (before, now) =>
    before.properties.length === now.properties.length &&
    before.properties.every((property, position) => property === now.properties[position]),
)

/**
 * Skips layout and painting of an off-screen group, with its own height so that Back restores the scroll position
 * (P-184). It waits until the group was laid out and has left the screen, because skipping a visible group counts as a
 * layout shift.
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

function useKeptPosition(group: RefObject<HTMLElement | null>, id: string | undefined) {
  useLayoutEffect(() => {
    const element = group.current
    return () => {
      if (element && id !== undefined) keepPosition(id, element)
    }
  }, [group, id])
}

const NEAR = { rootMargin: '100% 0px' }

/**
 * Returns the indexes of rendered groups. Each frame adds the group nearest to the screen, so that rendering never
 * blocks input. `known`: former positions; after Back, the groups on the screen are rendered immediately.
 */
function useShownGroups(known: (Position | undefined)[], isBack: boolean): ReadonlySet<number> {
  const [shown, setShown] = useState<ReadonlySet<number>>(
    () => new Set(isBack ? inView(known, viewAt(expectedTop())) : []),
  )
  useEffect(() => {
    if (shown.size === known.length) return // to read the position would lay out the page at once
    const next = nearest(known, shown, viewAt(window.scrollY))
    if (next === undefined) return
    const frame = requestAnimationFrame(() => startTransition(() => setShown(new Set([...shown, next]))))
    return () => cancelAnimationFrame(frame)
  })
  return shown
}

const viewAt = (top: number): View => ({ top, height: window.innerHeight })

const ListedCard = ({ property, eager }: { property: Property; eager: boolean }) => (
  <PropertyCard property={property} eager={eager} highlight={useHighlight(property._id)} />
)
