import { createRequire } from 'node:module'
import { dirname, join, resolve as resolvePath } from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'
import { pseudoTexts } from '../vite/messages.ts'

const onlyValues = [
  'src/contract/**/*.test.ts',
  'src/server/**/*.rules.test.ts',
  'src/server/platform/answer-cache/{bounded-store,encoding,finished-answer,tags}.test.ts',
  'src/server/pages/api-docs/**/*.test.ts',
  'src/server/platform/clocks/time-zones.test.ts',
  'src/server/product/export/csv.test.ts',
  'src/server/product/place/time-zone.test.ts',
  'src/server/product/search/plan/choose-plan.search.test.ts',
  'src/server/product/feed/reading/{csv-columns,csv-table,own-csv,known-address}.test.ts',
  'src/server/product/import/{import-request,progress,report,seen-rows}.test.ts',
  'src/server/product/listing/checked-listing.test.ts',
  'src/server/platform/memory/**/*.test.ts',
  'src/server/providers/geocoder/**/*.test.ts',
  'src/server/providers/images/s3/pieces.test.ts',
  'src/server/settings/**/*.test.ts',
  'src/server/platform/timing/**/*.test.ts',
  'src/server/commands/doctor/checks/masked.test.ts',
  'test/access/**/*.rules.test.ts',
  'test/understood/**/*.test.ts',
  'test/architecture/**/*.test.ts',
  'test/patterns/**/*.test.ts',
]
const againstServer = ['src/web/platform/providers/{identity,mail}/embedded.test.ts']
/**
 * Each file needs its own worker: Stripe's package caches its script and Firebase's its apps, so that another project is
 * refused; tests load modules again, whose toaster stays; and a module that a test watches must not be loaded yet.
 */
const inWorkersOfTheirOwn = [
  'src/web/details/home-rendered-once.test.tsx',
  'src/web/platform/providers/payment/stripe/*.test.tsx',
  'src/web/platform/providers/identity/firebase{,-late}.test.ts',
  'src/web/platform/session/firebase.test.tsx',
  'src/web/platform/brand/page-title.test.tsx',
]
const processes = [
  'src/server/commands/backup/**/*.test.ts',
  'src/server/platform/db/upgrade/migrate.test.ts',
  'src/server/commands/doctor/doctor.test.ts',
  'src/server/platform/embedded-postgres/**/*.test.ts',
  'src/server/product/image/conversion/converter.test.ts',
  'src/server/product/image/crash.test.ts',
  'src/server/commands/import/import-process.test.ts',
  'src/server/platform/logging/logged-error.test.ts',
  'src/server/product/mail/mail-process.test.ts',
  'src/server/start/{built-program,launch,shutdown}.test.ts',
  'test/resilience/**/*.test.ts',
]

const resolve = { tsconfigPaths: true }

/** A worker runs many files, so a file may leave only loaded modules behind. */
const shared = {
  root: '.',
  isolate: false,
  setupFiles: ['test/imports-settled.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  retry: process.env.CI ? 1 : 0, // D-346
  expect: { poll: { timeout: 10_000 } }, // workers share a PostgreSQL, and the machine has other work
}
/** Under Node, Firebase's package differs, without local storage and popups: tests use the browser's. */
const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/app'))
export const firebaseOfBrowsers = {
  alias: {
    '@firebase/auth': join(dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm/index.js'),
  },
  server: { deps: { inline: [/firebase/] } },
}
const runFolder = 'test/server/run-folder.mjs'
const postgres = 'test/server/one-postgres.ts'
const gazetteer = 'test/server/built-gazetteer.mjs'
const builtPrograms = 'test/server/built-programs.mjs'

/** One document per worker: `openPage` cleans up, and libraries keep the first document. */
const page = { ...shared, ...firebaseOfBrowsers, environment: 'happy-dom' }

/** Projects by requirements: `npx vitest run --project server` runs one. */
export const projects: TestProjectConfiguration[] = [
  {
    resolve,
    // OpenCV's module has a `then` of its own, which an interpreted default export would be awaited by for ever.
    test: {
      ...shared,
      name: 'packages',
      include: ['packages/*/src/**/*.test.ts'],
      deps: { interopDefault: false },
      globalSetup: [gazetteer],
      env: { GAZETTEER_FOLDER: resolvePath('dist/gazetteer') },
    },
  },
  { resolve, test: { ...shared, name: 'unit', include: onlyValues, globalSetup: [gazetteer] } },
  {
    resolve,
    test: {
      ...shared,
      name: 'server',
      include: ['src/server/**/*.test.ts', 'test/access/**/*.test.ts', 'test/feeds/**/*.test.ts', ...againstServer],
      exclude: [...onlyValues, ...processes],
      globalSetup: [runFolder, postgres, builtPrograms],
    },
  },
  {
    resolve,
    test: {
      ...page,
      name: 'web',
      include: ['src/web/**/*.test.{ts,tsx}'],
      exclude: [...againstServer, ...inWorkersOfTheirOwn],
    },
  },
  { resolve, plugins: [pseudoTexts()], test: { ...page, name: 'screens', include: ['test/screens/**/*.test.tsx'] } },
  { resolve, test: { ...page, name: 'web-alone', isolate: true, include: inWorkersOfTheirOwn } },
  {
    resolve,
    test: {
      ...shared,
      name: 'resilience',
      include: processes,
      globalSetup: [runFolder, postgres, builtPrograms],
    },
  },
]
