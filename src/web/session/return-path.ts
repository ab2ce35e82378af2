import type { Location } from 'react-router'
import { paths } from '../navigation/paths.ts'

/** The router state of a link to the login page. `from` and `returnState`: path and router state of the screen to return to. `notice`: a message shown there. */
export type LoginState = { from?: string; returnState?: unknown; email?: string; notice?: string | undefined }

export const loginState = (location: UnknownState): LoginState =>
  typeof location.state === 'object' && location.state !== null ? location.state : {}

type UnknownState = Pick<Location<unknown>, 'state'>

/** Returns the path to open after login: as the guard remembered it, or as it came back through Google in `?from=`. */
export function returnPath(location: UnknownState & Pick<Location, 'search'>): string {
  return ownPath(loginState(location).from ?? new URLSearchParams(location.search).get('from'))
}

/** Adds the path to return to after login to the address of another screen. */
export const withReturnPath = (path: string, returnTo: string): string =>
  returnTo === paths.home ? path : `${path}?${new URLSearchParams({ from: returnTo })}`

/**
 * Returns the path of this site that an address from outside leads to; the home page for an address of another site, and for login
 * and registration.
 */
export function ownPath(address: unknown): string {
  const path = typeof address === 'string' && address.startsWith('/') ? pathIn(address) : undefined
  // Resolved twice, as navigation does: without its dot segments `/..//evil.example` is `//evil.example`, which is another site.
  if (path === undefined || pathIn(path) !== path || /^\/(login|registration)\b/i.test(path)) return paths.home
  return path
}

const HERE = 'http://own.invalid'

/** Resolves an address as a browser does on this site; `undefined` when it leads to another site or is invalid. */
function pathIn(address: string): string | undefined {
  try {
    const { origin, pathname, search, hash } = new URL(address, HERE)
    return origin === HERE ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
