/** A part of a text that is to be a link or the like: its tag and its words, as `scripts/messages/compile-messages.mjs` marks them. */
export const MARKED_PART = /\uE001(\w+)\uE002([^\uE001-\uE003]*)\uE003/

/** Removes these marks from a person's text, which they would end early. */
export const unmarked = (text: string): string => text.replaceAll(/[\uE001-\uE003]/g, '')
