/** What stands about an account's safety at its provider. */
export type SecurityState = { emailVerified: boolean; hasPassword: boolean; hasSecondFactor: boolean }

/** What an authenticator app needs, and what replaces it when it is lost. `address`: for the QR code, an otpauth: address. */
export type NewSecondFactor = { address: string; recoveryCodes: string[] }

/** What people do about their own account at the identity provider; each refusal is an `IdentityError` with a message for them. */
export type AccountSecurity = {
  state(): Promise<SecurityState>
  /** Mails a link for a new password, if there is such an account; nobody learns whether there is. */
  requestPasswordReset(email: string): Promise<void>
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<void>
  sendVerification(): Promise<void>
  /** What our own mails link to; a hosted provider has pages of its own. */
  links?: {
    /** Sets a password by a mailed link, and returns for which e-mail. */
    resetPassword(link: { token: string; newPassword: string }): Promise<string>
    /** Returns whether the address is verified now: not where somebody else, or nobody, is signed in. */
    verifyEmail(token: string): Promise<boolean>
  }
  /** Absent where the provider has none. Turning it on or off begins another session: the access token has to be renewed. */
  secondFactor?: {
    begin(password: string): Promise<NewSecondFactor>
    confirm(code: string): Promise<void>
    turnOff(password: string): Promise<void>
    newRecoveryCodes(password: string): Promise<string[]>
  }
  /** Deletes the account at a provider that keeps it itself, after our server has. */
  deleteAccount?(): Promise<void>
}
