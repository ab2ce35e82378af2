import { plainLetters } from '../place/place-key.ts'

/** Text in lower case without accents. `at`: the index of each character in the original text. */
export type FoldedText = { text: string; at: number[] }

const plain: Record<string, string> = { ...plainLetters, '°': 'º', '’': "'" }

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

export const fold = (text: string): string => folded(text).text
