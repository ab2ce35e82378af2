import { pictureProblem } from '../../../providers/images/images.ts'

/** A picture of the form: stored, on its way, or not taken. `share`: how much has been sent, 0 to 1; `undefined` while it waits. */
export type ListedPicture = { key: string; caption: string } & (
  | { state: 'stored'; url: string; placeholder?: string | undefined }
  | { state: 'sending'; file: File; share?: number | undefined }
  | { state: 'failed'; file: File; why: string; mayRetry: boolean }
)
/** What is sent with the listing. */
export type CaptionedPicture = { url: string; caption: string }

/** The chosen files after those that are there, as many as have room; what is plainly no picture is marked at once. */
export function withFiles(list: ListedPicture[], files: File[], most: number): ListedPicture[] {
  return [...list, ...files.slice(0, Math.max(0, most - list.length)).map(chosen)]
}

let made = 0
export const newKey = (): string => `picture-${made++}`

function chosen(file: File): ListedPicture {
  const [key, why] = [newKey(), pictureProblem(file)]
  if (why !== undefined) return { key, caption: '', state: 'failed', file, why, mayRetry: false }
  return { key, caption: '', state: 'sending', file }
}

export const without = (list: ListedPicture[], key: string): ListedPicture[] => list.filter((each) => each.key !== key)

/** Replaces one picture where it stands; the caption is what it is now. */
export const replaced = (
  list: ListedPicture[],
  key: string,
  change: (picture: ListedPicture) => ListedPicture,
): ListedPicture[] => list.map((each) => (each.key === key ? change(each) : each))

/** Puts one picture at the place `to`, from 0; the others keep their order. */
export function moved(list: ListedPicture[], key: string, to: number): ListedPicture[] {
  const picture = list.find((each) => each.key === key)
  const others = without(list, key)
  return picture ? [...others.slice(0, to), picture, ...others.slice(to)] : list
}

/** All of them as they are sent; `undefined` while one is on its way or was not taken. */
export function storedOnly(list: ListedPicture[]): CaptionedPicture[] | undefined {
  const stored = list.flatMap((each) =>
    each.state === 'stored' ? [{ url: each.url, caption: each.caption.trim() }] : [],
  )
  return stored.length === list.length ? stored : undefined
}
