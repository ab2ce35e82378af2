/** What the server answered to a call. `headers`: by their names in lower case. */
export type CallAnswer = { body: unknown; headers: Record<string, string> }

/** A screen as HTML, and what it knows, as JSON that may stand in a script element. */
export type Prerendered = { html: string; state: string }

/** A screen that anybody may see: the public calls that it is made of, as addresses under /api, and how it is made of their answers. */
export type PublicScreen = { calls: string[]; render: (answers: CallAnswer[]) => Promise<Prerendered> }

/** A picture as an `img` names it, to be fetched before that. */
export type PicturePreload = { srcset: string; sizes: string; type?: string }

/** What the built page gives the server. */
export type Prerendering = {
  /** The public screen at a path, if there is one. */
  publicScreenAt: (path: string) => PublicScreen | undefined
  /** The first picture on the page of a home, by its address. */
  homePicture: (address: string) => PicturePreload
}
