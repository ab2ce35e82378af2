import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { circle, importsOf, trespasses } from './boundaries.ts'

const files = ['src', 'test', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))

test('every file imports only what its side may', () => {
  expect(trespasses(imports)).toEqual([])
})

test('a web file that imports a server file is found, however it is written', () => {
  const written = [
    `import { x } from '../../server/offer/offer.store.ts'`,
    `const x = await import('../../server/refusal.ts')`,
    `export { x } from '../../server/app.ts'`,
    `import '../../server/main.ts'`,
  ]
  for (const line of written) expect(trespasses(importsOf('src/web/offer/OfferCard.tsx', line))).toHaveLength(1)
})

test('a rule with a database, a route with drizzle, and a contract with Node are found', () => {
  expect(
    trespasses(importsOf('src/server/offer/offer.rules.ts', `import { db } from '../db/database.ts'`)),
  ).toHaveLength(1)
  expect(trespasses(importsOf('src/server/offer/offer.routes.ts', `import { eq } from 'drizzle-orm'`))).toHaveLength(1)
  expect(trespasses(importsOf('src/contract/offer.ts', `import { join } from 'node:path'`))).toHaveLength(1)
  expect(trespasses(importsOf('src/web/ui/Button.tsx', `import { offerApi } from '#contract/offer'`))).toHaveLength(1)
})

test('no file imports itself by a circle', () => {
  const atRunTime = files.flatMap((file) =>
    importsOf(file, readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')),
  )
  expect(circle(atRunTime)).toBeUndefined()
})

test('no file is a drawer, and none has grown into a country', () => {
  const drawers = files.filter((file) => /^(utils|helpers|common|misc|types|manager|index)\.tsx?$/.test(basename(file)))
  expect(drawers).toEqual([])
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 201)
  expect(long).toEqual([])
})
