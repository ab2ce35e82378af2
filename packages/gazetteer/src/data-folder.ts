import { fileURLToPath } from 'node:url'

/** The folder of the data that `npm run build` writes, found from both src and dist. */
export const dataFolder = fileURLToPath(new URL('../dist/data/', import.meta.url))
