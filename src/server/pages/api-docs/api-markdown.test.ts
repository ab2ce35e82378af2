import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiMarkdown } from './api-markdown.ts'
import { calls, openapi } from './openapi.ts'

test('docs/api.md matches the contract (npm run docs writes it)', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown())
})

test('the OpenAPI document has every call', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, unknown>> }
  for (const { endpoint } of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    expect(paths[path]).toHaveProperty(endpoint.method.toLowerCase())
  }
})
