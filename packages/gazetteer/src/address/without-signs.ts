/** Trims the given characters and spaces from both ends. A regular expression would take quadratic time. */
export function withoutSigns(text: string, signs: string, signsAtEnd = signs): string {
  let [from, to] = [0, text.length]
  while (from < to && isOneOf(signs, text[from])) from++
  while (to > from && isOneOf(signsAtEnd, text[to - 1])) to--
  return text.slice(from, to)
}

const isOneOf = (signs: string, sign = ''): boolean => signs.includes(sign) || sign.trim() === ''
