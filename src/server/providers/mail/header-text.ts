/**
 * Matches control characters and direction marks, except joiners, which emoji and some scripts need, the two isolating
 * marks that we add, and those of a direction that amounts in Arabic have around their sign.
 */
const STEERING = /(?![\u200c-\u200f\u2068\u2069])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

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
