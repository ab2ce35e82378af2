import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * All words in `terms` of homes, so that a part of a word is looked up here instead of in the homes. Written by
 * triggers; words are never deleted, and a word may occur twice, so that concurrent writers don't wait for each other
 * (D-200).
 */
export const searchWords = pgTable('search_word', { word: text('word').notNull() }, (table) => [
  index('search_word_prefix').on(table.word.op('text_pattern_ops')),
  index('search_word_part').using('gin', table.word.op('gin_trgm_ops')),
])
