import { useEffect } from 'react'

/** Names the screen in the tab and to readers: `usePageTitle('Login')` → "Login · KeyHaven"; without a name, the site itself. */
export function usePageTitle(name?: string) {
  useEffect(() => {
    document.title = name ? `${name} · KeyHaven` : 'KeyHaven: homes for sale, shown calmly'
  }, [name])
}
