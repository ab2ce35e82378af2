import type { Token } from './tokens.ts'

/** Words of filters that are told apart from other words even with an error; "house" alone with two letters swapped. */
const CORRECTED =
  'house houses apartment apartments townhouse townhouses bedroom bedrooms bathroom bathrooms garden garage balcony parking fireplace basement freehold leasehold terrace courtyard swimming ceilings wardrobes glazing glazed underfloor heating conditioning concierge carport bicycle countryside mountain waterfront elevator panels driveway detached terraced under between'.split(
    ' ',
  )
const MIN_FOR_SWAP = 5
const MIN_FOR_LETTER = 6
/** Other words that differ from one of these by a letter. */
const OTHERS = new Set(
  'gardens gardener garages balconies basements fireplaces parkin packing parting horses hours glazer cycles terraces terrance mountains heating hating hearing conditions ceiling bedrooms harden wander undies freeholds leaseholds garbage baking panes panel carports countrysides gardened barking marking larking'.split(
    ' ',
  ),
)

/** Corrects one wrong keystroke behind the first letter: a letter too many, too few or wrong, or two swapped. */
export const corrected = (tokens: Token[], isPlace: (name: string) => boolean): Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word' || token.low.length < MIN_FOR_SWAP || OTHERS.has(token.low)) return token
    if (CORRECTED.includes(token.low)) return token
    const meant = CORRECTED.find((word) => word[0] === token.low[0] && isNearly(token.low, word))
    return meant && !isPlace(token.text) ? { ...token, low: meant } : token
  })

function isNearly(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < word.length && typed[at] === word[at]) at++
  if (typed.length === word.length) {
    const isSwapped =
      typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
    return isSwapped || (word.length >= MIN_FOR_LETTER && typed.slice(at + 1) === word.slice(at + 1))
  }
  if (word.length < MIN_FOR_LETTER) return false
  return typed.length < word.length ? typed.slice(at) === word.slice(at + 1) : typed.slice(at + 1) === word.slice(at)
}
