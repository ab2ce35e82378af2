export type Likeness = 'begins' | 'beginsAtWord' | 'misspelt' | 'beginsMisspelt' | 'beginsMisspeltAtWord'
export const likenesses: Likeness[] = ['begins', 'beginsAtWord', 'misspelt', 'beginsMisspelt', 'beginsMisspeltAtWord']

/**
 * Returns how similar a typed name is to a place's key; `undefined` with more than one typing error. Both must be
 * normalized like the database function `place_key` does: lower case without accents and punctuation.
 */
export function likenessOf(typed: string, key: string): Likeness | undefined {
  const words = key.split(' ')
  const fromWords = words.map((_, at) => words.slice(at).join(' ')).slice(1)
  if (key.startsWith(typed)) return 'begins'
  if (fromWords.some((rest) => rest.startsWith(typed))) return 'beginsAtWord'
  if (isOneErrorFrom(typed, key)) return 'misspelt'
  if (isOneErrorFromBeginning(typed, key)) return 'beginsMisspelt'
  return fromWords.some((rest) => isOneErrorFromBeginning(typed, rest)) ? 'beginsMisspeltAtWord' : undefined
}

export const isOneErrorFrom = (typed: string, word: string): boolean =>
  typed !== word && Math.abs(typed.length - word.length) <= 1 && isSameAfterError(typed, word, false)

const isOneErrorFromBeginning = (typed: string, name: string): boolean => isSameAfterError(typed, name, true)

function isSameAfterError(typed: string, name: string, isBeginning: boolean): boolean {
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at++
  const fits = (fromTyped: number, fromName: number) => {
    const rest = typed.slice(fromTyped)
    return isBeginning ? name.slice(fromName).startsWith(rest) : name.slice(fromName) === rest
  }
  const isSwapped = at + 1 < typed.length && typed[at] === name[at + 1] && typed[at + 1] === name[at]
  return fits(at + 1, at) || fits(at, at + 1) || fits(at + 1, at + 1) || (isSwapped && fits(at + 2, at + 2))
}
