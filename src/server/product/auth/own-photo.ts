import type { Queryable } from '../../platform/db/database.ts'
import { EMBEDDED_ISSUER } from '../../platform/db/tables/identity.ts'
import type { Person } from '../../providers/identity/identity.ts'
import { Refusal } from '../../refusal.ts'
import { claimPhoto } from '../image/image.store.ts'
import { userOfIdentity } from '../user/user.store.ts'
import { firstProfile } from './auth.rules.ts'

type Holder = { id: string; photoUrl: string | null }
/** Whoever has no row yet has uploaded nothing. */
const newcomer: Holder = { id: '00000000-0000-0000-0000-000000000000', photoUrl: null }

/** Refuses a photo for an account of the embedded identity that names an upload of somebody else (P-193). */
export async function checkPhoto(
  tx: Queryable,
  { subject, address }: { subject?: string; address: string },
): Promise<void> {
  const holder = subject === undefined ? undefined : await userOfIdentity(tx, { issuer: EMBEDDED_ISSUER, subject })
  await claimPhoto(tx, holder ?? newcomer, { address, field: 'image' })
}

/** The provider's profile of a person, as far as a row of theirs may have it: another's upload is left out (P-193). */
export async function ownProfile(tx: Queryable, person: Omit<Person, 'issuer' | 'subject'>, holder: Holder = newcomer) {
  const profile = firstProfile(person)
  const { photoUrl } = profile
  return photoUrl !== null && (await isTheirs(tx, holder, photoUrl)) ? profile : { ...profile, photoUrl: null }
}

async function isTheirs(tx: Queryable, holder: Holder, address: string): Promise<boolean> {
  try {
    await claimPhoto(tx, holder, { address, field: 'photoURL' })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
