import placeholders from './placeholders.json' with { type: 'json' }

/**
 * Returns a blurred 16 px version of one of the demo's own pictures (/demo/…) as a data URL; `undefined` for any other
 * picture.
 */
export const placeholderOf = (image: string): string | undefined => (placeholders as Record<string, string>)[image]
