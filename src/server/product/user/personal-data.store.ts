import { eq } from 'drizzle-orm'
import { users } from '../../platform/db/tables/user.ts'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'

const profile = {
  id: users.id,
  name: users.name,
  email: users.email,
  photoURL: users.photoUrl,
  role: users.role,
  emailVerified: users.emailVerified,
  contactsShown: users.contactsShown,
  language: users.language,
  createdAt: users.createdAt,
}

export const personalDataOfUsers: PersonalData = {
  exported: { profile: ownRows(users, profile, ({ id }) => eq(users.id, id)) },
  forget: undefined,
}
