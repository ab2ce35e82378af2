import type { Font } from './brand-fields.ts'

const BUNDLED_SANS = '"Manrope Variable","Manrope Fallback",system-ui,sans-serif'
const SYSTEM_SERIF = 'Georgia,Cambria,"Times New Roman",serif'
const STACKS: Record<Font, [texts: string, headings: string]> = {
  classic: [BUNDLED_SANS, '"Fraunces Variable","Fraunces Fallback",Georgia,serif'], // as in tokens.css
  modern: [BUNDLED_SANS, BUNDLED_SANS],
  serif: [SYSTEM_SERIF, SYSTEM_SERIF],
  system: ['system-ui,sans-serif', 'system-ui,sans-serif'],
}

/** Returns the properties of CSS of texts and headings in this font. */
export function fontProperties(font: Font) {
  const [texts, headings] = STACKS[font]
  return { '--font-sans': texts, '--font-display': headings }
}
