import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsOf } from '../../product/account/own-data.ts'
import { nouns } from '../../product/nouns.ts'
import { apiMarkdown } from './api-markdown.ts'
import { calls, openapi } from './openapi.ts'

const sections = Object.keys(sectionsOf(nouns.map((noun) => noun.personalData)))

test('docs/api.md matches the contract and the sections that the nouns declare (npm run docs writes it)', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown(sections))
})

test('docs/api.md names each section of one’s own data', () => {
  const [, named = ''] = readFileSync('docs/api.md', 'utf8').split('## Sections of one’s own data')
  expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(sections)
  expect(sections).toContain('listings')
})

test('the OpenAPI document has every call', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, unknown>> }
  for (const { endpoint } of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    expect(paths[path]).toHaveProperty(endpoint.method.toLowerCase())
  }
})
