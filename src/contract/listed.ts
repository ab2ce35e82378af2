import * as t from '#messages/facts'

/** Joins texts to a list with the commas of the reader's language; an empty text without any. */
export const listed = (texts: string[]): string =>
  texts.reduce((one, other) => (one ? t.both({ one, other }) : other), '')
