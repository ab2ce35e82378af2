import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/**
 * Prefixes of our settings, which other programs' variables rarely have. `KEYHAVEN_` is missing, because Kubernetes
 * sets names of services such as `KEYHAVEN_PORT`.
 */
const OURS = /^(STRIPE|SMTP|S3|FIREBASE|IMGBB|EMAILJS|GEOCODER|MAP|SHUTDOWN)_/
/** Other variables that may be in a `.env`: of the build, Node, OpenTelemetry, and deploy/compose.yaml. */
const OTHERS = /^(VITE_|OTEL_|NODE_|TZ$|HTTPS?_PROXY$|NO_PROXY$|KEYHAVEN_VERSION$|POSTGRES_PASSWORD$|CHROME_PATH$)/

export const readEnvFile = (): NodeJS.ProcessEnv => (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {})

/**
 * Returns a sentence for each variable that looks like a misspelt setting: in `.env` every unknown name, in the
 * environment those within a typing error of a setting or with one of our prefixes.
 */
export function misspeltSettings(known: string[], environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): string[] {
  const meantBy = spellings(known)
  const isOther = (name: string) => known.includes(name) || OTHERS.test(name)
  const names = [...new Set([...Object.keys(file), ...Object.keys(environment)])].filter((name) => !isOther(name))
  return names.flatMap((name) => {
    const meant = oneLetterLess(name).flatMap((text) => meantBy.get(text) ?? [])[0]
    if (meant) return [`${name} is not a setting: did you mean ${meant}?`]
    if (name in file) return [`${name} in .env is not a setting. See .env.example.`]
    return OURS.test(name) ? [`${name} is not a setting. See .env.example.`] : []
  })
}

const MIN_LENGTH = 6

function spellings(known: string[]): Map<string, string> {
  const meantBy = new Map<string, string>()
  for (const name of known) for (const text of oneLetterLess(name)) if (!meantBy.has(text)) meantBy.set(text, name)
  return meantBy
}

function oneLetterLess(name: string): string[] {
  const text = name.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return [
    text,
    ...(name.length < MIN_LENGTH ? [] : Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))),
  ]
}
