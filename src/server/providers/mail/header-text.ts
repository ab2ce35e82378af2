/**
 * Matches control characters and direction marks, except joiners, which emoji and some scripts need, and the two
 * isolating marks that we add.
 */
const STEERING = /(?!\u200c|\u200d|\u2068|\u2069)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export const headerText = (text: string): string =>
  text
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(STEERING, '')
    .trim()

export const plainLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(STEERING, ''))
    .join('\n')
