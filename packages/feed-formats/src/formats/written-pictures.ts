import type { FeedListing, FeedPicture } from './feed-format.ts'
import type { WriteOptions } from './feed-options.ts'

export type WrittenPicture = { path: string; caption: string }

const NAMES_PLAN = /\bfloor[ -]?plans?\b|\bgrundriss/i
const NAMES_ROOM = /\bopen[ -]floor/i

const isPlan = ({ caption }: FeedPicture): boolean => NAMES_PLAN.test(caption) && !NAMES_ROOM.test(caption)

export function writtenPictures(
  { pictures }: Pick<FeedListing, 'pictures'>,
  options: WriteOptions,
): { photos: WrittenPicture[]; plans: WrittenPicture[] } {
  const written = pictures.map((picture) => ({ isPlan: isPlan(picture), ...writtenPicture(picture, options) }))
  return { photos: written.filter((each) => !each.isPlan), plans: written.filter((each) => each.isPlan) }
}

function writtenPicture(
  { url, file = '', caption }: FeedPicture,
  { origin, pictureUrl }: WriteOptions,
): WrittenPicture {
  if (!url) return { path: file, caption }
  const address = new URL(url, origin)
  return { path: pictureUrl?.(address) ?? address.href, caption }
}

export const pictureEnding = (path: string): string | undefined => {
  const name = /^[^?#]*/.exec(path)?.[0] ?? ''
  const ending = /\.(jpe?g|png|gif|webp|avif)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'jpeg' ? 'jpg' : ending
}
