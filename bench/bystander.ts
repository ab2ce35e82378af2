import { PASSWORD } from '../test/people/person.ts'
import { upload } from '../test/people/upload.ts'
import { visitor } from '../test/people/visitor.ts'
import { jpeg } from '../test/pictures/pictures.ts'
import type { Account } from './attacks/attack.ts'

const MAX_WAIT_MS = 30_000
const picture = new Uint8Array(await jpeg())

/** Signs in and uploads a picture from an address outside the attack; returns how long each took, or the failure. */
export async function bystand(url: string, { email, token }: Account, address: string) {
  const [signIn, sent] = await Promise.all([
    timed(async () => {
      const credentials = { email, password: PASSWORD }
      return (await visitor(url).post('/api/auth/sign-in/email', credentials, { 'x-forwarded-for': address })).status
    }),
    timed(async () => (await upload(url, token, picture, { address })).status),
  ])
  return { 'sign-in': signIn, upload: sent }
}

async function timed(work: () => Promise<number>): Promise<string> {
  const since = performance.now()
  const late = new Promise<string>((resolve) => setTimeout(resolve, MAX_WAIT_MS, 'none in 30 s').unref())
  const status = await Promise.race([work().catch(String), late])
  return status === 200 ? `${((performance.now() - since) / 1000).toFixed(1)} s` : String(status)
}
