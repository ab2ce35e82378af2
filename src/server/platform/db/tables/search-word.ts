import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The words that stand in `terms` of any property, so that a part of a word is looked up among the words and not among the homes.
 * Written by triggers on `property`, and never deleted: a word that two add at the same time is there twice, and neither waits (D-200).
 */
export const searchWords = pgTable('search_word', { word: text('word').notNull() }, (table) => [
  index('search_word_prefix').on(table.word.op('text_pattern_ops')),
  index('search_word_part').using('gin', table.word.op('gin_trgm_ops')),
])
