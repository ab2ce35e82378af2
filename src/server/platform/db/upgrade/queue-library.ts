/** A separate file in the bundle: imported directly, the CommonJS package would lose its named exports. */
export { runMigrations } from 'graphile-worker'
