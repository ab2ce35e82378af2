import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
})
