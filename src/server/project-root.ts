import { fileURLToPath } from 'node:url'

/** The project's folder; the same for src/server and for the bundle in dist/server. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
