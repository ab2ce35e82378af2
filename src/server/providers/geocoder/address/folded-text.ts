/** A text without case and accents. `at`: the position in the original of each of its characters. */
export type FoldedText = { text: string; at: number[] }

/** Letters that no accent makes. */
const plain: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  '°': 'º',
  '’': "'",
}

/** Returns a text in plain letters, with the positions from which they come, so that what a pattern finds can be cut out. */
export function folded(original: string): FoldedText {
  const at: number[] = []
  let text = ''
  let position = 0
  for (const letter of original) {
    const written = foldedLetter(letter)
    for (let count = 0; count < written.length; count++) at.push(position)
    text += written
    position += letter.length
  }
  at.push(original.length)
  return { text, at }
}

const foldedLetter = (letter: string): string => {
  if (letter < '\x80') return letter.toLowerCase()
  const lower = letter.toLowerCase()
  return plain[lower] ?? plain[letter] ?? lower.normalize('NFD').replace(/\p{Mark}/gu, '')
}

/** Returns the text of `folded` alone. */
export const fold = (text: string): string => folded(text).text
