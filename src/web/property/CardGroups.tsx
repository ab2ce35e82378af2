import { memo } from 'react'
import type { Property } from '#contract/property'
import { CARDS, COLUMNS } from './card-look.ts'
import { PropertyCard } from './PropertyCard.tsx'

/** Whole lines of one, two or three columns. */
const PER_GROUP = 24
/** Those that are seen first, in the widest grid. */
const EAGER = 3

/** Many cards as grids of 24, each of which is laid out and rendered by itself: more of them leave those before as they are. */
export const CardGroups = ({ properties }: { properties: Property[] }) =>
  Array.from({ length: Math.ceil(properties.length / PER_GROUP) }, (_, group) => group * PER_GROUP).map((start) => (
    <CardGroup key={start} isFirst={start === 0} properties={properties.slice(start, start + PER_GROUP)} />
  ))

type GroupProps = { properties: Property[]; isFirst: boolean }

const CardGroup = memo(
  ({ properties, isFirst }: GroupProps) => (
    <div className={`${CARDS} ${COLUMNS}`}>
      {properties.map((property, place) => (
        <PropertyCard key={property._id} property={property} eager={isFirst && place < EAGER} />
      ))}
    </div>
  ),
  (before, now) =>
    before.properties.length === now.properties.length &&
    before.properties.every((property, place) => property === now.properties[place]),
)
