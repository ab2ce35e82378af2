import { paths } from '../navigation/paths.ts'

/**
 * The screen of this site that an address from outside leads to; the home page for the address of another site, and for the screens
 * that the visitor comes from.
 */
export function ownPath(wish: unknown): string {
  const path = typeof wish === 'string' && wish.startsWith('/') ? pathIn(wish) : undefined
  // Read again, as it is gone to: without its dot segments `/..//evil.example` is `//evil.example`, which is another site.
  if (path === undefined || pathIn(path) !== path || /^\/(login|registration)\b/i.test(path)) return paths.home
  return path
}

const HERE = 'http://own.invalid'

/** An address as a browser reads it on a page of this site; `undefined` where it leads elsewhere, or nowhere. */
function pathIn(address: string): string | undefined {
  try {
    const { origin, pathname, search, hash } = new URL(address, HERE)
    return origin === HERE ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
