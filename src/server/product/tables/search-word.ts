import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * All words in `terms` of properties, so that a part of a word is looked up among words instead of homes. Triggers add
 * them, and none is deleted. Concurrent writers may add a word twice, and neither waits (D-200).
 */
export const searchWords = pgTable('search_word', { word: text('word').notNull() }, (table) => [
  index('search_word_prefix').on(table.word.op('text_pattern_ops')),
  index('search_word_part').using('gin', table.word.op('gin_trgm_ops')),
])
