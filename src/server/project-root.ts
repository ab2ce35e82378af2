import { fileURLToPath } from 'node:url'

/** The project's folder. True for this file in src/server and for the bundle in dist/server alike. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
