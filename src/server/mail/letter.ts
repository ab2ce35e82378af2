/** The text of a mail: who is greeted, one paragraph a line, and who writes. */
export const letter = (name: string, lines: string[]): string => [`Hello ${name},`, ...lines, 'KeyHaven'].join('\n\n')
