import { fileURLToPath } from 'node:url'

/** The project's folder, found from src/server and from the bundle in dist/server. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
