/** The security of an account at its provider. */
export type SecurityState = { emailVerified: boolean; hasPassword: boolean; hasSecondFactor: boolean }

/** The setup of an authenticator app. `address`: an otpauth: address for the QR code. */
export type NewSecondFactor = { address: string; recoveryCodes: string[] }

/** The port of account security in the browser. Each refusal is an `IdentityError` with a message for the person. */
export type AccountSecurity = {
  state(): Promise<SecurityState>
  /** Mails a link for a new password if the account exists, without revealing whether it does. */
  requestPasswordReset(email: string): Promise<void>
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<void>
  sendVerification(): Promise<void>
  /** The actions of links in our own mails; a hosted provider has pages of its own. */
  links?: {
    /** Sets a password by a mailed link, and returns for which e-mail. */
    resetPassword(link: { token: string; newPassword: string }): Promise<string>
    /** Returns true once the address is verified; false when its owner isn't signed in here. */
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
