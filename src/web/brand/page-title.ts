import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWithBrand } from '#contract/brand'
import type { ScreenInfo } from './write-head.ts'

let shown: ScreenInfo | undefined
/** The address whose head the server has written, until another is shown. */
let served: string | undefined

/**
 * Names the screen in the tab and to readers: `usePageTitle('Login')` → "Login · KeyHaven"; without a name, the site itself. The rest of the
 * document's head follows, by the screen's address and by the home or agent that it is about (P-151).
 */
export function usePageTitle(name?: string, { home, currency, agent }: ScreenInfo['about'] = {}) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = titleWithBrand(name)
    served ??= pathname + search
    if (!shown && !home && !agent && served === pathname + search) return
    shown = { pathname, search, name, about: { home, currency, agent } }
    import('./write-head.ts').then(
      ({ writeHead }) => shown && writeHead(shown),
      () => {}, // offline: the name is what people see, and the rest is for those who fetch the page
    )
  }, [name, home, currency, agent, pathname, search])
}
