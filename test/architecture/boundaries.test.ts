import { expect, test } from 'vitest'
import { circle, importsOf, trespasses } from './boundaries.ts'
import { imports } from './sources.ts'

test('every file imports only what its side may', () => {
  expect(trespasses(imports)).toEqual([])
})

test('finds an import of a server file from the web, in any syntax', () => {
  const written = [
    `import { x } from '../../server/offer/offer.store.ts'`,
    `const x = await import('../../server/refusal.ts')`,
    `export { x } from '../../server/app.ts'`,
    `import '../../server/main.ts'`,
  ]
  for (const line of written) expect(trespasses(importsOf('src/web/offer/OfferCard.tsx', line))).toHaveLength(1)
})

test('finds a rule with a database, a route with drizzle, and a contract with Node', () => {
  expect(
    trespasses(importsOf('src/server/product/offer/offer.rules.ts', `import { db } from '../db/database.ts'`)),
  ).toHaveLength(1)
  expect(
    trespasses(importsOf('src/server/product/offer/offer.routes.ts', `import { eq } from 'drizzle-orm'`)),
  ).toHaveLength(1)
  expect(trespasses(importsOf('src/contract/offer.ts', `import { join } from 'node:path'`))).toHaveLength(1)
  expect(trespasses(importsOf('src/web/ui/Button.tsx', `import { offerApi } from '#contract/offer'`))).toHaveLength(1)
})

test('finds the same in rooms inside a noun, however deep', () => {
  const search = importsOf('src/server/product/search/conditions/near.search.ts', `import Fastify from 'fastify'`)
  const rule = importsOf('src/server/product/feed/run/deep/brake.rules.ts', `import { eq } from 'drizzle-orm'`)
  const routes = importsOf('src/server/product/evidence/checks/check.routes.ts', `import { eq } from 'drizzle-orm'`)
  const jobs = importsOf('src/server/product/feed/run/feed.jobs.ts', `import { x } from './run-feed.ts'`)
  for (const found of [search, rule, routes, jobs]) expect(trespasses(found)).toHaveLength(1)
})

test('finds an import of the product from a package, and of a file behind a package’s name', () => {
  const line = `import { x } from '../../../src/contract/money.ts'`
  expect(trespasses(importsOf('packages/price-text/src/amount.ts', line))).toHaveLength(1)
  expect(trespasses(importsOf('packages/price-text/src/amount.test.ts', line))).toHaveLength(1)
  const behind = `import { x } from '../../packages/price-text/src/amount.ts'`
  for (const file of ['src/contract/price.ts', 'src/server/app.ts', 'src/web/main.tsx'])
    expect(
      trespasses(importsOf(file, behind.replace('../../', file.split('/').length > 3 ? '../../../' : '../../'))),
    ).toHaveLength(1)
})

test('finds a noun of the product in the platform, its contract included', () => {
  for (const line of [
    `import { offers } from '../../product/tables/offer.ts'`,
    `import type { Offer } from '#contract/offer'`,
  ])
    expect(trespasses(importsOf('src/server/platform/jobs/job-worker.ts', line))).toHaveLength(1)
})

test('no file is part of an import cycle, types included', () => {
  expect(circle(imports)).toBeUndefined()
})

test('finds a cycle in any syntax', () => {
  const there = importsOf('src/server/platform/db/a.ts', `import type { B } from './b.ts'`)
  const back = importsOf('src/server/platform/db/b.ts', `export const a = await import('./a.ts')`)
  expect(circle(there)).toBeUndefined()
  expect(circle([...there, ...back])).toEqual([
    'src/server/platform/db/a.ts',
    'src/server/platform/db/b.ts',
    'src/server/platform/db/a.ts',
  ])
})
