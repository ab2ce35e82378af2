import { createECDH, hkdfSync } from 'node:crypto'
import type { JWK } from 'jose'

/** The stand-in's secrets, derived from the app's secret: the same in every process, without being stored. */
export function standInSecrets(secret: string) {
  const derive = (what: string) => Buffer.from(hkdfSync('sha256', secret, '', `google stand-in: ${what}`, 32))
  const signing = signingKey(derive('signing key'))
  const { d: _, ...verifying } = signing
  return {
    signing,
    verifying,
    cookies: derive('cookies').toString('base64url'),
    client: derive('client secret').toString('base64url'),
  }
}

function signingKey(scalar: Buffer): JWK {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey() // 0x04, then x and y of 32 bytes each
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'google-stand-in',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: scalar.toString('base64url'),
  }
}
