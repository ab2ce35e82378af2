#!/usr/bin/env node
// Runs a released KeyHaven: node keyhaven.mjs [start | backup | restore | import | doctor | verify-email | places | prices | code-cache] …
import { existsSync } from 'node:fs'

const programs = {
  start: 'main',
  backup: 'backup',
  restore: 'restore',
  import: 'import',
  doctor: 'doctor',
  places: 'places',
  'verify-email': 'verify-email',
  prices: 'prices',
  'code-cache': 'code-cache',
}
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const [command = 'start'] = process.argv.splice(2, 1)

if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: Node 20.19 or later is needed.`)
if (!Object.hasOwn(programs, command))
  fail(`There is no command ${command}. They are: ${Object.keys(programs).join(', ')}.`)
// The environment wins over the file.
if (existsSync('.env')) process.loadEnvFile('.env')
await import(`./dist/server/${programs[command]}.js`)

function fail(line) {
  console.error(line)
  process.exit(1)
}
