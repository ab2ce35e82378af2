import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
  updatePassword,
} from 'firebase/auth'
import type { Site } from '#contract/site'
import * as t from '#messages/session'
import type { AccountSecurity } from './account-security.ts'
import { firebaseAuth, limitedTo } from './firebase-auth.ts'
import { IdentityError } from './identity.ts'

/**
 * Account security by Firebase. It mails links to its own pages; its two-factor authentication requires another
 * product.
 */
export function firebaseSecurity(project: NonNullable<Site['firebase']>, timeoutMs = 15_000): AccountSecurity {
  const { auth } = firebaseAuth(project)
  const limited = limitedTo(timeoutMs)
  const signedIn = async (): Promise<User> => {
    await limited(auth.authStateReady())
    if (!auth.currentUser) throw new IdentityError(t.ended(), 401)
    return auth.currentUser
  }
  return {
    async state() {
      const user = await signedIn()
      const hasPassword = user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
      return { emailVerified: user.emailVerified, hasPassword, hasSecondFactor: false }
    },
    async requestPasswordReset(email) {
      await limited(sendPasswordResetEmail(auth, email)).catch(unlessUnknown)
    },
    async changePassword({ currentPassword, newPassword }) {
      const user = await signedIn()
      const credential = EmailAuthProvider.credential(user.email ?? '', currentPassword)
      await limited(reauthenticateWithCredential(user, credential))
      await limited(updatePassword(user, newPassword))
    },
    async sendVerification() {
      await limited(sendEmailVerification(await signedIn()))
    },
    async deleteAccount() {
      await limited(deleteUser(await signedIn()))
    },
  }
}

function unlessUnknown(error: unknown): void {
  if (!(error instanceof IdentityError) || error.status !== 401) throw error
}
