import type { PictureKind } from './feed-format.ts'
import { linkAt, pictureAt } from './listing-links.ts'
import { listOf, type ResoFields, textOf } from './reso-fields.ts'
import { numberIn } from './values.ts'

const key = (value: unknown): string =>
  textOf(value)
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const OF_OTHERS = /agent|member|broker|office|team|logo|document|disclosure|video|tour|pdf/
const NO_PICTURE = /^(?:application|video|text)|^(?:docx?|mov|mp4|mpeg|pdf|quicktime|rtf|txt|wmv|xlsx?)$/
const PUBLIC = /^(?:public|idx)$/

export function resoPictures({ Media: media, PhotosChangeTimestamp: changed }: ResoFields) {
  const all = Array.isArray(media)
    ? media.filter((each): each is ResoFields => typeof each === 'object' && each !== null)
    : []
  const rank = (each: ResoFields) => (each.PreferredPhotoYN === true ? -1 : (numberIn(textOf(each.Order)) ?? 0))
  return all
    .filter((each) => isOfHome(each) && isPublic(each))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((each) =>
      pictureAt(textOf(each.MediaURL), {
        caption: textOf(each.ShortDescription),
        kind: kindOf(each),
        modified: [each.MediaModificationTimestamp, each.ModificationTimestamp, changed].map(textOf).find(Boolean),
      }),
    )
}

export function resoLinks({ Media: media, VirtualTourURLUnbranded, VirtualTourURLBranded }: ResoFields) {
  const all = (Array.isArray(media) ? media : []).filter(
    (each): each is ResoFields => typeof each === 'object' && each !== null && isPublic(each),
  )
  const of = (category: RegExp) =>
    all
      .filter((each) => category.test(key(each.MediaCategory)))
      .map((each) => linkAt(textOf(each.MediaURL), textOf(each.ShortDescription)))
  const own = [VirtualTourURLUnbranded, VirtualTourURLBranded].map((url) => linkAt(textOf(url)))
  return { tours: [...of(/tour|video/), ...own], documents: of(/^document$/) }
}

function kindOf({ MediaCategory: category, ImageOf: subject }: ResoFields): PictureKind | undefined {
  const words = key(category) + key(subject)
  if (/floorplan/.test(words)) return 'floorPlan'
  if (/energy|epc/.test(words)) return 'energy'
  return /platmap|siteplan|locationmap/.test(words) ? 'map' : undefined
}

function isOfHome({ MediaCategory: category, MediaType: type, ResourceName: resource }: ResoFields): boolean {
  if (
    !/^$|photo|image|picture|floorplan|energy|epc|platmap|siteplan|locationmap/.test(key(category)) ||
    OF_OTHERS.test(key(category))
  )
    return false
  return !NO_PICTURE.test(textOf(type).toLowerCase()) && /^$|property/.test(key(resource))
}

function isPublic({ Permission, Permissions }: ResoFields): boolean {
  const words = [...listOf(Permission), ...listOf(Permissions)].map(key).filter(Boolean)
  return words.length === 0 || words.some((word) => PUBLIC.test(word))
}
