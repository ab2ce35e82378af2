import type { BrandFields } from './brand-fields.ts'
import type { Language } from './language.ts'

export type CallAnswer = { body: unknown; headers: Record<string, string> }

/** A prerendered page. `state`: JSON that is safe in a script element. */
export type RenderedScreen = { html: string; state: string }

export type PicturePreload = { srcset: string; sizes: string; type?: string }

export type PublicScreen = {
  calls: string[]
  render: (answers: CallAnswer[]) => Promise<RenderedScreen>
  firstPicture: (answers: CallAnswer[]) => PicturePreload | undefined
}

/**
 * API requests that a page always needs, started before its scripts load, as addresses on this site. `byCookie`:
 * authenticated by cookies alone. `signedIn`: as the signed-in user. `ofPerson`: addresses that end with the user's
 * e-mail address. `picture`: the first picture for a signed-in user.
 */
export type FirstCalls = {
  byCookie: string[]
  signedIn: string[]
  ofPerson: string[]
  picture?: PicturePreload | undefined
}

export type WaitingScreen = RenderedScreen & {
  firstCalls: FirstCalls
  withoutScripts?: string
}
export type PrivateScreen = {
  module: string
  calls: string[]
  render: (answers: CallAnswer[]) => Promise<WaitingScreen>
}

export type Prerendering = {
  setBrand: (fields: BrandFields) => void
  publicScreenAt: (path: string, language: Language) => PublicScreen | undefined
  /**
   * Returns the page to show before the session is known; undefined if it has nothing to show then. `search`: the query
   * string with its `?`.
   */
  privateScreenAt: (path: string, search: string, language: Language) => PrivateScreen | undefined
  isScreen: (path: string) => boolean
  errorPageAt: (path: string, language: Language) => Promise<string>
}
