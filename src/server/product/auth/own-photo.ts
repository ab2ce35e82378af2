import type { Queryable } from '../../platform/db/database.ts'
import { EMBEDDED_ISSUER } from '../../platform/db/tables/identity.ts'
import type { Person } from '../../providers/identity/identity.ts'
import { Refusal } from '../../refusal.ts'
import { claimPhoto } from '../image/image.store.ts'
import { userOfIdentity } from '../user/user.store.ts'
import { firstProfile } from './auth.rules.ts'

type PhotoOwner = { id: string; photoUrl: string | null }
const newcomer: PhotoOwner = { id: '00000000-0000-0000-0000-000000000000', photoUrl: null }

export async function checkPhoto(
  tx: Queryable,
  { subject, address }: { subject?: string; address: string },
): Promise<void> {
  const holder = subject === undefined ? undefined : await userOfIdentity(tx, { issuer: EMBEDDED_ISSUER, subject })
  await claimPhoto(tx, holder ?? newcomer, { address, field: 'image' })
}

export async function ownProfile(
  tx: Queryable,
  person: Omit<Person, 'issuer' | 'subject'>,
  holder: PhotoOwner = newcomer,
) {
  const profile = firstProfile(person)
  const { photoUrl } = profile
  return photoUrl !== null && (await isTheirs(tx, holder, photoUrl)) ? profile : { ...profile, photoUrl: null }
}

async function isTheirs(tx: Queryable, holder: PhotoOwner, address: string): Promise<boolean> {
  try {
    await claimPhoto(tx, holder, { address, field: 'photoURL' })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
