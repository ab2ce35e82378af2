import type { Location } from 'react-router'
import { paths } from '../navigation/paths.ts'

/** The router state of a link to the login page. `brought`: what the wanted page was given. `notice`: a message shown there. */
export type LoginState = { from?: string; brought?: unknown; email?: string; notice?: string | undefined }

export const loginState = (location: Unknown): LoginState =>
  typeof location.state === 'object' && location.state !== null ? location.state : {}

type Unknown = Pick<Location<unknown>, 'state'>

/** The screen to go to after login: as the guard remembered it, or as it came back through Google in `?from=`. */
export function wantedPath(location: Unknown & Pick<Location, 'search'>): string {
  return ownPath(loginState(location).from ?? new URLSearchParams(location.search).get('from'))
}

/** A path of ours that keeps what the visitor wanted to see in its address. */
export const withWanted = (path: string, wanted: string): string =>
  wanted === paths.home ? path : `${path}?${new URLSearchParams({ from: wanted })}`

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
