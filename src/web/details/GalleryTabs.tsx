import type { ReactNode } from 'react'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import * as t from '#messages/homeParts'
import { pictureKindNames } from '../property/field-labels.ts'
import { Drawings } from '../ui/gallery/Drawings.tsx'
import { type Tab, Tabs } from '../ui/Tabs.tsx'
import { HomeDocuments } from './HomeDocuments.tsx'
import { HomeTours } from './HomeTours.tsx'

const DRAWN = ['floorPlan', 'map', 'energy'] as const

export function GalleryTabs({ property, photographs }: { property: Property; photographs: ReactNode }) {
  const drawings = DRAWN.flatMap((kind) => drawingsOf(property, kind) ?? [])
  const { tours = [], documents = [] } = property
  const tabs: Tab[] = [
    { name: t.photos(), panel: () => photographs },
    ...drawings,
    ...(tours.length > 0 ? [{ name: t.tour(), panel: () => <HomeTours tours={tours} /> }] : []),
    ...(documents.length > 0 ? [{ name: t.documents(), panel: () => <HomeDocuments documents={documents} /> }] : []),
  ]
  return <Tabs label={t.picturesAndMore()} tabs={tabs} />
}

function drawingsOf({ title, pictures = [] }: Property, kind: (typeof DRAWN)[number]): Tab | undefined {
  const name = pictureKindNames[kind]()
  const label = t.drawingOf({ kind: kind === 'energy' ? 'other' : kind, title: isolated(title) })
  const drawings = pictures
    .filter((picture) => picture.kind === kind)
    .map(({ url, caption }) => ({ src: url, alt: caption || label, caption }))
  if (drawings.length === 0) return undefined
  return { name, panel: () => <Drawings pictures={drawings} label={label} /> }
}
