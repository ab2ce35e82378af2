import placeholders from './placeholders.json' with { type: 'json' }

/** The 16 px blurred picture of one of our own pictures (/demo/…), as a data address. `undefined` for any other picture. */
export const placeholderOf = (image: string): string | undefined => (placeholders as Record<string, string>)[image]
