/**
 * A word to leave out: a hyphen or minus after a blank and before a letter; before a digit it is a sign. The trigger
 * `set_saved_search_words` has the same pattern.
 */
const LEFT_OUT = /(^|[ \t\n\r\f\v])[-−]([^ \t\n\r\f\v!-@[-`{-~][^ \t\n\r\f\v]*)/g

export type SearchWords = { wanted: string; leftOut: string[] }

export const searchWordsIn = (q: string): SearchWords => ({
  wanted: q.replace(LEFT_OUT, '$1').trim(),
  leftOut: [...q.matchAll(LEFT_OUT)].map(([, , word = '']) => word),
})

export const textOfWords = ({ wanted, leftOut }: SearchWords): string =>
  [wanted, ...leftOut.map((word) => `-${word}`)].filter(Boolean).join(' ')
