/** Returns the pressed letter in lower case; of a layout without Latin letters, the one at that place of a US keyboard. */
export const latinKey = ({ key, code }: KeyboardEvent): string => (key > 'z' ? code.slice(3) : key).toLowerCase()
