import { brand, brandName } from '#contract/brand'
import { brandPalette } from './brand-style.ts'

export const DRAWN_ICON = '/icon.svg'

/** Returns the address of the icon of a brand other than KeyHaven's own. */
export const brandIcon = (): string => brand().favicon ?? DRAWN_ICON

/** Draws the icon of a brand without one: the first letter or digit of its name on its main colour. */
export function drawnIcon(): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(brandName().normalize('NFC')) ?? [] // no markup
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${brandPalette()?.light.brand ?? '#1f4a3d'}"/>` +
    '<text x="16" y="16" dy=".35em" fill="#fff" font-family="system-ui, sans-serif" font-size="19" font-weight="700" ' +
    `text-anchor="middle">${letter.toUpperCase()}</text></svg>`
  )
}
