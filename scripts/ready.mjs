// The first steps of every launcher: packages, the settings of .env, the build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { orExit, root } from './run.mjs'

const prefix = 'This cannot start: '

export async function installAndLoadSettings() {
  await orExit(install, prefix)
  process.chdir(root)
  // The environment wins over the file.
  if (existsSync(join(root, '.env'))) await orExit(async () => process.loadEnvFile(join(root, '.env')), prefix)
}

export async function installAndBuild() {
  await installAndLoadSettings()
  await orExit(build, prefix)
}
