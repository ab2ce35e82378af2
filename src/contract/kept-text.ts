/**
 * A text that is kept by its name in the catalogue and its values, to be written in the language of each reader. A
 * string is shown as it is; a `moment` is ISO 8601 in UTC; a `sentence` gets a capital letter and a full stop.
 */
export type KeptText =
  | string
  | { text: string; values: Record<string, KeptText | number> }
  | { number: number; decimals?: number | undefined }
  | { language: string }
  | { moment: string }
  | { sentence: KeptText }
  | KeptText[]

type Keep = (text: Exclude<KeptText, string>) => string | undefined

let keep: Keep | undefined

/** Returns the function that stores a text instead of writing it; undefined while texts are written. */
export const textKeeper = (): Keep | undefined => keep

export function setTextKeeper(next: Keep | undefined): Keep | undefined {
  const before = keep
  keep = next
  return before
}
