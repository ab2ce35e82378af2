/** Letters that no accent makes: they have a spelling of their own in plain text. */
const plain: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' }

/** How a name is looked up: without accents, signs and case, so that "St. Ives" and "Bourton-on-the-Water" meet any spelling. */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’'`ʻʼ]/g, '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøđłæœıþð]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .replace(/^(saint|sainte|st) (?=.)/, 'st ')
