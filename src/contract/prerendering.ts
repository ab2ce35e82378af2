/** `headers`: by their names in lower case. */
export type CallAnswer = { body: unknown; headers: Record<string, string> }

/** `state`: JSON that is safe in a script element. */
export type RenderedScreen = { html: string; state: string }

export type PicturePreload = { srcset: string; sizes: string; type?: string }

export type PublicScreen = {
  calls: string[]
  render: (answers: CallAnswer[]) => Promise<RenderedScreen>
  firstPicture: (answers: CallAnswer[]) => PicturePreload | undefined
}

/**
 * The calls that a screen always needs, made before its scripts load, as addresses on this site: by cookies alone, as
 * the signed-in user, and those that end with the user's e-mail address; and the first picture for a signed-in user.
 */
export type FirstCalls = {
  byCookie: string[]
  signedIn: string[]
  ofPerson: string[]
  picture?: PicturePreload | undefined
}

/** A screen that waits for the sign-in; until then it shows nothing that is not public. */
export type WaitingScreen = RenderedScreen & {
  firstCalls: FirstCalls
  /** HTML that replaces the screen when scripts are disabled. */
  withoutScripts?: string
}
export type PrivateScreen = {
  module: string
  /** The public calls whose answers `render` gets, as addresses under /api. */
  calls: string[]
  /** Renders without answers if they are unavailable. */
  render: (answers: CallAnswer[]) => Promise<WaitingScreen>
}

export type Prerendering = {
  publicScreenAt: (path: string) => PublicScreen | undefined
  /** `search`: from `?` on. Undefined for a screen without a frame to show until the sign-in. */
  privateScreenAt: (path: string, search: string) => PrivateScreen | undefined
  isScreen: (path: string) => boolean
  errorPageAt: (path: string) => Promise<string>
}
