import type { Settings } from '../settings.ts'

const MASK = '***'

/** An address without its password, and without what follows the path: settings of a connection may hold one, too. */
export function maskedAddress(address: string): string {
  const { protocol, username, password, host, pathname } = new URL(address)
  const who = username ? `${username}${password ? `:${MASK}` : ''}@` : ''
  return `${protocol}//${who}${host}${pathname === '/' ? '' : pathname}`
}

/** A text without any of the settings' secrets, whatever put them there. */
export function masked(text: string, settings: Settings): string {
  const { appSecret, databaseUrl, smtpUrl, stripe, imgbbKey, s3, googleClient, firebase } = settings
  const secrets = [
    ...[databaseUrl, smtpUrl].flatMap((address) => (address ? passwordsOf(address) : [])),
    appSecret,
    stripe?.secretKey,
    stripe?.webhookSecret,
    imgbbKey,
    s3?.secretAccessKey,
    googleClient?.secret,
    firebase?.apiKey,
  ]
  return secrets.reduce<string>((left, secret) => (secret ? left.replaceAll(secret, MASK) : left), text)
}

/** As it is written in the address, and as it is meant. */
function passwordsOf(address: string): string[] {
  const { password, search } = new URL(address)
  return [address, password, decodeURIComponent(password), search].filter(Boolean)
}
