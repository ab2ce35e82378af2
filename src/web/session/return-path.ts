import type { Location } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ownPath } from './own-path.ts'

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
