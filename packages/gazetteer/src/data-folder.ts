import { fileURLToPath } from 'node:url'

/** The data that `npm run build` writes: the same from src and from dist. */
export const dataFolder = fileURLToPath(new URL('../dist/data/', import.meta.url))
