/** What the server answered to a call. `headers`: by their names in lower case. */
export type CallAnswer = { body: unknown; headers: Record<string, string> }

/** A screen as HTML, and what it knows, as JSON that may stand in a script element. */
export type Prerendered = { html: string; state: string }

/** A picture as an `img` names it, to be fetched before that. */
export type PicturePreload = { srcset: string; sizes: string; type?: string }

/** A screen that anybody may see: the public calls that it is made of, as addresses under /api, and what is made of their answers. */
export type PublicScreen = {
  calls: string[]
  render: (answers: CallAnswer[]) => Promise<Prerendered>
  /** The picture that is seen first, where there is one. */
  firstPicture: (answers: CallAnswer[]) => PicturePreload | undefined
}

/**
 * What a screen needs in any case and need not wait for its scripts: calls, as addresses on this site, by cookies alone, as who is signed in
 * here, and those whose address ends with that person's e-mail address; and the picture that is seen first, for who is signed in.
 */
export type FirstCalls = {
  byCookie: string[]
  signedIn: string[]
  ofPerson: string[]
  picture?: PicturePreload | undefined
}

/** A screen that waits for the sign-in: what it shows until then, which says nothing of anything that is not public. */
export type WaitingScreen = Prerendered & {
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

/** What the built page gives the server. */
export type Prerendering = {
  /** The public screen at a path, if there is one. */
  publicScreenAt: (path: string) => PublicScreen | undefined
  /** The screen at a path that waits for the sign-in, where it has a frame to show until then. `search`: from `?` on. */
  privateScreenAt: (path: string, search: string) => PrivateScreen | undefined
  /** Returns whether the page has a screen at this path; any other shows the error page. */
  isScreen: (path: string) => boolean
  /** The error page at a path that is no screen. */
  errorPageAt: (path: string) => Promise<string>
  /** What makes the first calls of such a screen, as the text of a script. */
  firstCallsScript: string
}
