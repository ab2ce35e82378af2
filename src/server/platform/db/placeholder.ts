import placeholders from './placeholders.json' with { type: 'json' }

/**
 * Returns the 16 px blurred version of one of our own pictures (/demo/…) as a data URL; `undefined` for any other
 * picture.
 */
export const placeholderOf = (image: string): string | undefined => (placeholders as Record<string, string>)[image]
