import type { PictureKind } from '#contract/property-facts'
import { pictureProblem } from '../../platform/providers/images/images.ts'

/** A picture in the form. `share`: the fraction that is uploaded, 0 to 1; undefined while it waits. */
export type ListedPicture = { key: string; caption: string; kind?: PictureKind | undefined } & (
  | { state: 'stored'; url: string; placeholder?: string | undefined }
  | { state: 'sending'; file: File; share?: number | undefined }
  | { state: 'failed'; file: File; why: string; mayRetry: boolean }
)
export type CaptionedPicture = { url: string; caption: string; kind?: PictureKind | undefined }

export function withFiles(list: ListedPicture[], files: File[], most: number): ListedPicture[] {
  return [...list, ...files.slice(0, Math.max(0, most - list.length)).map(newPicture)]
}

let made = 0
export const newKey = (): string => `picture-${made++}`

function newPicture(file: File): ListedPicture {
  const [key, why] = [newKey(), pictureProblem(file)]
  if (why !== undefined) return { key, caption: '', state: 'failed', file, why, mayRetry: false }
  return { key, caption: '', state: 'sending', file }
}

export const without = (list: ListedPicture[], key: string): ListedPicture[] => list.filter((each) => each.key !== key)

export const replaced = (
  list: ListedPicture[],
  key: string,
  change: (picture: ListedPicture) => ListedPicture,
): ListedPicture[] => list.map((each) => (each.key === key ? change(each) : each))

export function moved(list: ListedPicture[], key: string, to: number): ListedPicture[] {
  const picture = list.find((each) => each.key === key)
  const others = without(list, key)
  return picture ? [...others.slice(0, to), picture, ...others.slice(to)] : list
}

export const captioned = ({ url, caption, kind }: CaptionedPicture): CaptionedPicture => ({
  url,
  caption,
  ...(kind && { kind }),
})

export function storedOnly(list: ListedPicture[]): CaptionedPicture[] | undefined {
  const stored = list.flatMap((each) =>
    each.state === 'stored' ? [captioned({ ...each, caption: each.caption.trim() })] : [],
  )
  return stored.length === list.length ? stored : undefined
}
