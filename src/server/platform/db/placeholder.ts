import placeholders from './placeholders.json' with { type: 'json' }

export const placeholderOf = (image: string): string | undefined => (placeholders as Record<string, string>)[image]
