import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'

const onlyValues = [
  'src/contract/**/*.test.ts',
  'src/server/**/*.rules.test.ts',
  'src/server/api-docs/**/*.test.ts',
  'src/server/import/{csv,formats}/**/*.test.ts',
  'src/server/import/{import-request,listing,progress}.test.ts',
  'src/server/providers/geocoder/**/*.test.ts',
  'src/server/providers/images/s3/pieces.test.ts',
  'src/server/settings/**/*.test.ts',
  'src/server/timing/**/*.test.ts',
  'src/server/doctor/checks/masked.test.ts',
  'test/architecture/**/*.test.ts',
]
const processes = [
  'src/server/db/upgrade/migrate.test.ts',
  'src/server/doctor/doctor.test.ts',
  'src/server/embedded-postgres/**/*.test.ts',
  'src/server/image/conversion/converter.test.ts',
  'src/server/image/crash.test.ts',
  'src/server/import/import-process.test.ts',
  'src/server/logging/logged-error.test.ts',
  'src/server/mail/mail-process.test.ts',
  'src/server/start/shutdown.test.ts',
  'test/resilience/**/*.test.ts',
]

/** What all have in common. One worker runs many files one after the other, so a file leaves nothing behind but loaded modules. */
const shared = { root: '.', isolate: false, testTimeout: 20_000, hookTimeout: 60_000 }
/** Under Node the package is another one, without local storage and windows: tests shall meet the one that the page has. */
const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/app'))
export const firebaseOfBrowsers = {
  alias: {
    '@firebase/auth': join(dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm/index.js'),
  },
  server: { deps: { inline: [/firebase/] } },
}
const postgres = 'test/server/one-postgres.ts'
const gazetteer = 'test/server/built-gazetteer.mjs'

/** The tests by what they need: `npm run unit`, `test:server`, `test:web` and `test:resilience` run one kind each. */
export const projects: TestProjectConfiguration[] = [
  { test: { ...shared, name: 'unit', include: onlyValues, globalSetup: [gazetteer] } },
  {
    test: {
      ...shared,
      name: 'server',
      include: ['src/server/**/*.test.ts'],
      exclude: [...onlyValues, ...processes],
      globalSetup: [gazetteer, postgres],
    },
  },
  {
    test: {
      ...shared,
      name: 'web',
      isolate: true, // the libraries of a page keep the document that they first met
      include: ['src/web/**/*.test.{ts,tsx}'],
      globalSetup: [gazetteer, postgres], // two providers are tested against our own server
      ...firebaseOfBrowsers,
    },
  },
  {
    test: {
      ...shared,
      name: 'resilience',
      include: processes,
      globalSetup: [postgres, 'test/server/built-programs.mjs'],
    },
  },
]
