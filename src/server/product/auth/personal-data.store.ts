import { eq } from 'drizzle-orm'
import { signIns } from '../../platform/db/tables/sign-in.ts'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'

const signIn = {
  id: signIns.id,
  device: signIns.userAgent,
  createdAt: signIns.createdAt,
  renewedAt: signIns.renewedAt,
  endedAt: signIns.endedAt,
}

export const personalDataOfSignIns: PersonalData = {
  exported: { signIns: ownRows(signIns, signIn, ({ id }) => eq(signIns.userId, id)) },
  forget: undefined,
}
