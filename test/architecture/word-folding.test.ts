import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

/** A comparison of words by a folding of its own, next to the one in the database (D-424). Keys and ids are no words. */
const OTHER_FOLDING =
  /\blike\((?!places\.key\b)\w+\.|\bilike\b|\blower\(|\bunaccent\(|\bto_tsvector\b|\bto_tsquery\b|\bsimilarity\(|~\*/i

test.each([
  'ilike(users.name, q)',
  'sql`lower(name) like q`',
  "to_tsvector('simple', text)",
  'like(users.name, q)',
  'name ~* q',
])('%s is found as a folding of its own', (line) => {
  expect(OTHER_FOLDING.test(line)).toBe(true)
})

test('no query of the product folds words but by the functions of the database', () => {
  const queries = files.filter((path) => /^src\/server\/product\/(?!tables\/)/.test(path) && !path.endsWith('.test.ts'))
  expect(queries.length).toBeGreaterThan(150)
  expect(queries.filter((path) => OTHER_FOLDING.test(readFileSync(path, 'utf8')))).toEqual([])
})
