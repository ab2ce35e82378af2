import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export default function build() {
  if (!existsSync('dist/data/version.txt')) execSync('npm run build', { stdio: 'inherit' })
}
