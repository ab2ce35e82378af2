import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Other programs' variables rarely begin so; Kubernetes sets names of services, such as `KEYHAVEN_PORT`. */
const OURS = /^(STRIPE|SMTP|S3|FIREBASE|IMGBB|EMAILJS|GEOCODER|MAP_TILES|SHUTDOWN)_/
/** Other variables allowed in a `.env`: of the build, Node, OpenTelemetry, and deploy/compose.yaml. */
const OTHERS = /^(VITE_|OTEL_|NODE_|TZ$|HTTPS?_PROXY$|NO_PROXY$|KEYHAVEN_VERSION$|POSTGRES_PASSWORD$|CHROME_PATH$)/

export const readEnvFile = (): NodeJS.ProcessEnv => (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {})

/**
 * Returns a sentence for each name that is no setting: in the environment, those within a typing error of one or with
 * our prefixes; in the file, all.
 */
export function misspeltSettings(known: string[], environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): string[] {
  const isOther = (name: string) => known.includes(name) || OTHERS.test(name)
  const names = [...new Set([...Object.keys(file), ...Object.keys(environment)])].filter((name) => !isOther(name))
  return names.flatMap((name) => {
    const meant = known.find((one) => isNear(name, one))
    if (meant) return [`${name} is no setting: did you mean ${meant}?`]
    if (name in file) return [`${name} in .env is no setting. See .env.example.`]
    return OURS.test(name) ? [`${name} is no setting. See .env.example.`] : []
  })
}

const MIN_LENGTH = 6

function isNear(name: string, known: string): boolean {
  if (plain(name) === plain(known)) return true
  const meant = oneLetterLess(plain(known))
  return known.length >= MIN_LENGTH && oneLetterLess(plain(name)).some((text) => meant.includes(text))
}
const plain = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

const oneLetterLess = (text: string): string[] => [
  text,
  ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)),
]
