/** A part of a text that is to be a link or the like: its tag and its words, as `scripts/messages/compile-messages.mjs` marks them. */
export const MARKED_PART = /\uE001(\w+)\uE002([^\uE001-\uE003]*)\uE003/

/** Removes the marks, which would end a part, from a text of a person that is to be one. */
export const unmarked = (text: string): string => text.replaceAll(/[\uE001-\uE003]/g, '')
