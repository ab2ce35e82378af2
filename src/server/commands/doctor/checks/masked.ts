import type { Settings } from '../../../platform/settings/settings.ts'

const MASK = '***'
const SHORT = 8 // a secret of fewer characters is masked as a whole word only: a hole in another word would tell it

/** An address without user and password, and without what follows the path: settings of a connection may hold secrets, too. */
export function maskedAddress(address: string): string {
  const { protocol, username, password, host, pathname } = new URL(address)
  const who = username || password ? `${MASK}@` : ''
  return `${protocol}//${who}${host}${pathname === '/' ? '' : pathname}`
}

/** Returns a text of others without any of the settings' secrets. */
export function masked(text: string, settings: Settings): string {
  const without = secretsOf(settings).reduce((left, secret) => left.replaceAll(patternOf(secret), MASK), text)
  return without.replace(/\b[rs]k_(test|live)_[\w*]+/g, MASK) // Stripe quotes a key that it refuses with its last characters
}

/** The longer first, as it may hold a shorter one. */
function secretsOf({
  appSecret,
  databaseUrl,
  databaseReadUrls,
  smtpUrl,
  stripe,
  imgbbKey,
  s3,
  googleClient,
  firebase,
}: Settings): string[] {
  const secrets = [
    ...[databaseUrl, ...databaseReadUrls, smtpUrl].flatMap((address) => (address ? secretsIn(address) : [])),
    appSecret,
    stripe?.secretKey,
    stripe?.webhookSecret,
    imgbbKey,
    s3?.accessKeyId,
    s3?.secretAccessKey,
    googleClient?.secret,
    firebase?.apiKey,
  ]
  return secrets.filter((secret) => secret !== undefined).sort((one, other) => other.length - one.length)
}

/**
 * As they are written in the address, and as they are meant. A password that is also the name of the user, of the database or
 * of the host stays: masking that name would reveal the password.
 */
function secretsIn(address: string): string[] {
  const { username, password, hostname, pathname, searchParams } = new URL(address)
  const names = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1)), hostname]
  return [password, decodeURIComponent(password), ...searchParams.values()].filter(
    (secret) => secret && !names.includes(secret),
  )
}

function patternOf(secret: string): string | RegExp {
  if (secret.length >= SHORT) return secret
  return new RegExp(`(?<!\\w)${secret.replace(/\W/g, '\\$&')}(?!\\w)`, 'g')
}
