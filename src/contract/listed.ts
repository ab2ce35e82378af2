import * as t from '#messages/facts'

export const listed = (texts: string[]): string =>
  texts.reduce((one, other) => (one ? t.both({ one, other }) : other), '')
