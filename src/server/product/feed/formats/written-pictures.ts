import { jpegOf } from '#contract/image'
import type { FeedListing, FeedPicture } from './feed-format.ts'

/** A picture as it is written: `path` is its whole address, or the name of a file. */
export type WrittenPicture = { path: string; caption: string }

const NAMES_PLAN = /\bfloor[ -]?plans?\b|\bgrundriss/i
const NAMES_ROOM = /\bopen[ -]floor/i

/** Returns true for a plan, which only its caption tells. */
const isPlan = ({ caption }: FeedPicture): boolean => NAMES_PLAN.test(caption) && !NAMES_ROOM.test(caption)

/** Returns a home's photos and plans, with the addresses of our own pictures as JPEG, which every portal takes. */
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

/** Returns the kind of picture that an address or name ends with: "jpg", "png"; undefined for one that doesn't say it. */
export const pictureEnding = (path: string): string | undefined => {
  const name = /^[^?#]*/.exec(path)?.[0] ?? ''
  const ending = /\.(jpe?g|png|gif|webp|avif)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'jpeg' ? 'jpg' : ending
}
