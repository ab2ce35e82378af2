/** A file of its own in the bundle: imported directly, a CommonJS package would lose its names. */
export { runMigrations } from 'graphile-worker'
