import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { shownNumber } from '#contract/shown-number'
import { titleOf } from '#contract/shown-texts'
import { pictureOf } from '#messages/compare'

export type StepPicture = { src: string; alt: string; placeholder?: string | undefined }

const KINDS = ['photo', 'floorPlan', 'map', 'energy'] as const

/**
 * Returns the pictures of the homes in steps: each step has one picture per home, all of one kind, photographs first.
 * Homes with fewer of a kind have none in its last steps.
 */
export function pictureSteps(homes: (Property | undefined)[]): (StepPicture | undefined)[][] {
  const byHome = homes.map((home) => KINDS.map((kind) => picturesOf(home, kind)))
  return KINDS.flatMap((_kind, index) => {
    const ofKind = byHome.map((kinds) => kinds[index] ?? [])
    const count = Math.max(0, ...ofKind.map((pictures) => pictures.length))
    return Array.from({ length: count }, (_, step) => ofKind.map((pictures) => pictures[step]))
  })
}

function picturesOf(home: Property | undefined, wanted: (typeof KINDS)[number]): StepPicture[] {
  if (!home) return []
  const { propertyImage, placeholder, pictures = [] } = home
  const all = [{ url: propertyImage, caption: '', kind: undefined, placeholder }, ...pictures]
  return all.flatMap(({ url, caption, kind = 'photo', placeholder }, index) =>
    kind === wanted
      ? [
          {
            src: url,
            alt: caption || pictureOf({ title: isolated(titleOf(home)), number: shownNumber(index + 1) }),
            placeholder,
          },
        ]
      : [],
  )
}
