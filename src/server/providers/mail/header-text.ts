/** What only steers how text runs: controls, direction marks and the like. The joiners stay, which emoji and some scripts need. */
const STEERING = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

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
