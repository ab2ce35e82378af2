import { jpegOf } from '#contract/image'
import type { FeedListing, FeedPicture } from './feed-format.ts'

export type WrittenPicture = { path: string; caption: string }

const NAMES_PLAN = /\bfloor[ -]?plans?\b|\bgrundriss/i
const NAMES_ROOM = /\bopen[ -]floor/i

/** Plans are recognized by their captions only. */
const isPlan = ({ caption }: FeedPicture): boolean => NAMES_PLAN.test(caption) && !NAMES_ROOM.test(caption)

/** Our own pictures get JPEG addresses, which every portal accepts. */
export function writtenPictures(
  { pictures }: Pick<FeedListing, 'pictures'>,
  origin: string,
): { photos: WrittenPicture[]; plans: WrittenPicture[] } {
  const written = pictures.map((picture) => ({ isPlan: isPlan(picture), ...writtenPicture(picture, origin) }))
  return { photos: written.filter((each) => !each.isPlan), plans: written.filter((each) => each.isPlan) }
}

function writtenPicture({ url, file = '', caption }: FeedPicture, origin: string): WrittenPicture {
  if (!url) return { path: file, caption }
  const address = new URL(url, origin)
  const ownPath = address.origin === new URL(origin).origin ? jpegOf(address.pathname) : undefined
  return { path: ownPath ? new URL(ownPath, origin).href : address.href, caption }
}

export const pictureEnding = (path: string): string | undefined => {
  const name = /^[^?#]*/.exec(path)?.[0] ?? ''
  const ending = /\.(jpe?g|png|gif|webp|avif)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'jpeg' ? 'jpg' : ending
}
