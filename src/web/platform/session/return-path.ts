import type { Location } from 'react-router'
import { paths } from '../navigation/paths.ts'

/**
 * The router state of the login page. `from`, `returnState`: the path and router state of the page to return to.
 * `notice`: a message shown there.
 */
export type LoginState = { from?: string; returnState?: unknown; email?: string; notice?: string | undefined }

export const loginState = (location: UnknownState): LoginState =>
  typeof location.state === 'object' && location.state !== null ? location.state : {}

type UnknownState = Pick<Location<unknown>, 'state'>

export function returnPath(location: UnknownState & Pick<Location, 'search'>): string {
  return ownPath(loginState(location).from ?? new URLSearchParams(location.search).get('from'))
}

export const withReturnPath = (path: string, returnTo: string): string =>
  returnTo === paths.home ? path : `${path}?${new URLSearchParams({ from: returnTo })}`

/** Returns the path of an address on this site; the home page for another site, and for login and registration. */
export function ownPath(address: unknown): string {
  const path = typeof address === 'string' && address.startsWith('/') ? pathIn(address) : undefined
  // Resolved twice, like navigation: without dot segments, `/..//evil.example` becomes `//evil.example`, another site.
  if (path === undefined || pathIn(path) !== path || /^\/(login|registration)\b/i.test(path)) return paths.home
  return path
}

const HERE = 'http://own.invalid'

function pathIn(address: string): string | undefined {
  try {
    const { origin, pathname, search, hash } = new URL(address, HERE)
    return origin === HERE ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
