import type { ReactNode } from 'react'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { pictureKindNames } from '../property/field-labels.ts'
import { Drawings } from '../ui/gallery/Drawings.tsx'
import { type Tab, Tabs } from '../ui/Tabs.tsx'

const DRAWN = ['floorPlan', 'map', 'energy'] as const

export function GalleryTabs({ property, photographs }: { property: Property; photographs: ReactNode }) {
  const drawings = DRAWN.flatMap((kind) => drawingsOf(property, kind) ?? [])
  return <Tabs label="Pictures and more" tabs={[{ name: 'Photos', panel: () => photographs }, ...drawings]} />
}

function drawingsOf({ title, pictures = [] }: Property, kind: (typeof DRAWN)[number]): Tab | undefined {
  const name = pictureKindNames[kind]
  const label = `${name} of ${isolated(title)}`
  const drawings = pictures
    .filter((picture) => picture.kind === kind)
    .map(({ url, caption }) => ({ src: url, alt: caption || label, caption }))
  if (drawings.length === 0) return undefined
  return { name, panel: () => <Drawings pictures={drawings} label={label} /> }
}
