/** Apart, so that a bundle has it as a file of its own: imported by itself, a package in CommonJS would lose its names. */
export { runMigrations } from 'graphile-worker'
