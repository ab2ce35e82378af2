import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'feed passwords', 32))

export const sealed = (secret: string, password: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(password))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret))

export async function unsealed(secret: string, text: string): Promise<string | undefined> {
  try {
    return new TextDecoder().decode((await compactDecrypt(text, keyOf(secret))).plaintext)
  } catch {
    return undefined // the run reports that the password must be entered again
  }
}
