import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The page's own host is passed on: signing in is refused to other origins. */
const server = { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false }
/** Calls of the API, but not our own modules in src/web/api, which Vite serves under the same name. */
const apiCalls = '^/api/(?![\\w.-]+\\.ts(\\?|$))'

export default defineConfig({
  root: 'src/web',
  publicDir: '../../public',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022' },
  server: { port: 5173, proxy: { [apiCalls]: server, '/media': server, '/google': server, '/demo-stripe': server } },
  test: {
    root: '.',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/server/one-postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    alias: { '@firebase/auth': firebaseForBrowsers() },
    server: { deps: { inline: [/firebase/] } },
  },
})

/** Under Node the package is another one, without local storage and windows: tests shall meet the one that the page has. */
function firebaseForBrowsers(): string {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/app'))
  return join(dirname(firebase.resolve('@firebase/auth/package.json')), 'dist/esm/index.js')
}
