/** Returns a text without any of these signs, and without blanks, at its ends. A pattern would take the square of a text's length. */
export function withoutSigns(text: string, signs: string, signsAtEnd = signs): string {
  let [from, to] = [0, text.length]
  while (from < to && isOneOf(signs, text[from])) from++
  while (to > from && isOneOf(signsAtEnd, text[to - 1])) to--
  return text.slice(from, to)
}

const isOneOf = (signs: string, sign = ''): boolean => signs.includes(sign) || sign.trim() === ''
