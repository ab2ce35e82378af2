/**
 * Characters that only control layout, such as control characters and direction marks. Joiners, which emoji and some
 * scripts need, are kept, and the two marks between which a text's direction is isolated.
 */
const STEERING = /(?!\u200c|\u200d|\u2068|\u2069)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text as one line without anything that steers it, as a header may have it. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(STEERING, '')
    .trim()

/** Text of several lines, without anything else that steers it. */
export const plainLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(STEERING, ''))
    .join('\n')
