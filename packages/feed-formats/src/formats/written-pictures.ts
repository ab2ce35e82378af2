import type { FeedListing, FeedPicture, PictureKind } from './feed-format.ts'
import type { WriteOptions } from './feed-options.ts'

export type WrittenPicture = { kind: PictureKind; path: string; caption: string }

const NAMES_PLAN = /\bfloor[ -]?plans?\b|\bgrundriss/i
const NAMES_ROOM = /\bopen[ -]floor/i

const kindOf = ({ kind, caption }: FeedPicture): PictureKind =>
  kind ?? (NAMES_PLAN.test(caption) && !NAMES_ROOM.test(caption) ? 'floorPlan' : 'photo')

/**
 * Returns pictures grouped by the kinds that a format knows; pictures of other kinds are appended to the photographs.
 */
export function writtenPictures<Kind extends PictureKind = 'photo'>(
  { pictures }: Pick<FeedListing, 'pictures'>,
  options: WriteOptions,
  kinds: readonly Kind[],
): Record<Kind | 'photo', WrittenPicture[]> {
  const written = pictures.map((picture) => writtenPicture(picture, options))
  const has = (kind: PictureKind): boolean => kinds.some((known) => known === kind)
  const others = written.filter(({ kind }) => kind !== 'photo' && !has(kind))
  const photo = [...written.filter(({ kind }) => kind === 'photo'), ...others]
  const named = kinds.map((kind) => [kind, written.filter((picture) => picture.kind === kind)])
  return { ...Object.fromEntries(named), photo } // of each kind that was asked for
}

function writtenPicture(picture: FeedPicture, { origin, pictureUrl }: WriteOptions): WrittenPicture {
  const { url, file = '', caption } = picture
  const kind = kindOf(picture)
  if (!url) return { kind, path: file, caption }
  const address = new URL(url, origin)
  return { kind, path: pictureUrl?.(address) ?? address.href, caption }
}

export const pictureEnding = (path: string): string | undefined => {
  const name = /^[^?#]*/.exec(path)?.[0] ?? ''
  const ending = /\.(jpe?g|png|gif|webp|avif)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'jpeg' ? 'jpg' : ending
}
