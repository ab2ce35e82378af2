/** The server’s answer to a call. `headers`: by their names in lower case. */
export type CallAnswer = { body: unknown; headers: Record<string, string> }

/** A screen as HTML, and what it knows, as JSON that may stand in a script element. */
export type RenderedScreen = { html: string; state: string }

/** A picture as an `img` names it, to be fetched before that. */
export type PicturePreload = { srcset: string; sizes: string; type?: string }

/** A public screen: its calls, as addresses under /api, and its rendering from their answers. */
export type PublicScreen = {
  calls: string[]
  render: (answers: CallAnswer[]) => Promise<RenderedScreen>
  /** The picture that is seen first, where there is one. */
  firstPicture: (answers: CallAnswer[]) => PicturePreload | undefined
}

/**
 * The calls that a screen always needs, made before its scripts are loaded, as addresses on this site: by cookies alone, as the signed-in
 * user, and those whose address ends with that user's e-mail address; and the first picture for a signed-in user.
 */
export type FirstCalls = {
  byCookie: string[]
  signedIn: string[]
  ofPerson: string[]
  picture?: PicturePreload | undefined
}

/** A screen that waits for the sign-in: what it shows until then, which says nothing of anything that is not public. */
export type WaitingScreen = RenderedScreen & {
  firstCalls: FirstCalls
  /** HTML that replaces the screen when scripts are disabled. */
  withoutScripts?: string
}
export type PrivateScreen = {
  /** As the build's manifest names it. */
  module: string
  /** The public calls that `render` is given the answers to, as addresses under /api. */
  calls: string[]
  /** Without answers: where they can't be had. */
  render: (answers: CallAnswer[]) => Promise<WaitingScreen>
}

/** The interface of the built page for the server. */
export type Prerendering = {
  /** The public screen at a path, if there is one. */
  publicScreenAt: (path: string) => PublicScreen | undefined
  /** The screen at a path that waits for the sign-in, where it has a frame to show until then. `search`: from `?` on. */
  privateScreenAt: (path: string, search: string) => PrivateScreen | undefined
  /** Returns whether the page has a screen at this path; any other shows the error page. */
  isScreen: (path: string) => boolean
  /** The error page at a path that is no screen. */
  errorPageAt: (path: string) => Promise<string>
}
