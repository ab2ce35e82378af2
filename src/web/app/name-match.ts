const SPELLINGS: Record<string, string> = { ß: 'ss', ٱ: 'ا', ى: 'ي', ة: 'ه', ـ: '' }

/** Removes accents and the marks of Arabic, whose letters then have one spelling. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßٱىةـ]/g, (letter) => SPELLINGS[letter] ?? letter)

/** Returns true if a name has each of the typed words, as searches find them: "uber" and "ueber" are in "Über". */
export function matchesName(name: string, typed: string): boolean {
  const names = [folded(name), folded(name.normalize('NFC').replace(/[äöü]/gi, '$&e'))]
  const words = folded(typed).split(/\s+/)
  return words.every((word) => names.some((one) => one.includes(word)))
}
