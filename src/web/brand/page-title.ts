import { useEffect } from 'react'
import { BRAND, TAGLINE } from '#contract/brand'

/** Names the screen in the tab and to readers: `usePageTitle('Login')` → "Login · KeyHaven"; without a name, the site itself. */
export function usePageTitle(name?: string) {
  useEffect(() => {
    document.title = name ? `${name} · ${BRAND}` : `${BRAND}: ${TAGLINE}`
  }, [name])
}
