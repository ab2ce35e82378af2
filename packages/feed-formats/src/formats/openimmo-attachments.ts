import { childAt, childrenAt, textAt, type XmlElement } from '../source/xml.ts'
import type { PictureKind } from './feed-format.ts'
import { documentAt, linkAt, pictureAt } from './listing-links.ts'

const PHOTO_GROUPS = ['TITELBILD', 'BILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN']
const KINDS: Record<string, PictureKind> = { GRUNDRISS: 'floorPlan', KARTEN_LAGEPLAN: 'map', 'EPASS-SKALA': 'energy' }

const TOUR_GROUPS = ['FILMLINK', 'FILM', 'LINKS']

const groupOf = ({ attributes }: XmlElement): string => attributes.gruppe?.toUpperCase() || 'BILD'
const isPicture = (group: string): boolean => PHOTO_GROUPS.includes(group) || KINDS[group] !== undefined

export const toursOf = (home: XmlElement) =>
  childrenAt(childAt(home, 'anhaenge'), 'anhang')
    .filter((attachment) => TOUR_GROUPS.includes(groupOf(attachment)))
    .map((attachment) => linkAt(textAt(attachment, 'daten', 'pfad'), textAt(attachment, 'anhangtitel')))

/** Returns the documents, and the PDFs among the pictures, such as a floor plan. */
export const documentsOf = (home: XmlElement) =>
  childrenAt(childAt(home, 'anhaenge'), 'anhang')
    .filter(
      (attachment) => groupOf(attachment) === 'DOKUMENTE' || (isPicture(groupOf(attachment)) && isPdf(attachment)),
    )
    .map((attachment) => documentAt(textAt(attachment, 'daten', 'pfad'), textAt(attachment, 'anhangtitel')))

const isPdf = (attachment: XmlElement): boolean =>
  /pdf/i.test(textAt(attachment, 'format')) || /\.pdf$/i.test(textAt(attachment, 'daten', 'pfad').trim())
const NO_PICTURE = /doc|text|html|video|mp4|mpeg|audio/i

export function picturesOf(home: XmlElement) {
  const isFirst = (attachment: XmlElement) => groupOf(attachment) === 'TITELBILD'
  return childrenAt(childAt(home, 'anhaenge'), 'anhang')
    .filter((attachment) => isPicture(groupOf(attachment)) && !isPdf(attachment))
    .filter((attachment) => !NO_PICTURE.test(textAt(attachment, 'format')))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map((attachment) =>
      pictureAt(textAt(attachment, 'daten', 'pfad'), {
        caption: textAt(attachment, 'anhangtitel'),
        kind: KINDS[groupOf(attachment)],
        modified: textAt(attachment, 'check'),
      }),
    )
}
