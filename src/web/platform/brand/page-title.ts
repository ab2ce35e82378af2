import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWithBrand } from '#contract/brand'
import type { ScreenInfo } from './write-head.ts'

/** The address of the document, which may not be the first screen: a guard leads visitors to the login. */
const served = typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search
let shown: ScreenInfo | undefined

/**
 * Sets the document's title and head: `usePageTitle('Login')` sets "Login · KeyHaven"; without a name, the site's own
 * title (P-151).
 */
export function usePageTitle(name?: string, { home, currency, agent }: ScreenInfo['about'] = {}) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = titleWithBrand(name)
    if (!shown && !home && !agent && served === pathname + search) return
    shown = { pathname, search, name, about: { home, currency, agent } }
    import('./write-head.ts').then(
      ({ writeHead }) => shown && writeHead(shown),
      () => {}, // offline: users see the name, the rest is only for crawlers
    )
  }, [name, home, currency, agent, pathname, search])
}
