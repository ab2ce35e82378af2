/** A link of a home to a tour, or to a document that is stored here. */
export type HomeLink = { url: string; title: string }
