export type SecurityState = { emailVerified: boolean; hasPassword: boolean; hasSecondFactor: boolean }

/** The setup of an authenticator app. `address`: an otpauth: address for the QR code. */
export type NewSecondFactor = { address: string; recoveryCodes: string[] }

/** The port of account security. Every refusal is an `IdentityError` with a message for the user. */
export type AccountSecurity = {
  state(): Promise<SecurityState>
  requestPasswordReset(email: string): Promise<void>
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<void>
  sendVerification(): Promise<void>
  links?: {
    resetPassword(link: { token: string; newPassword: string }): Promise<string>
    /** Returns false if the address's owner isn't signed in here. */
    verifyEmail(token: string): Promise<boolean>
  }
  /**
   * Two-factor authentication; absent if unsupported. Turning it on or off replaces the session, so the access token
   * must be renewed.
   */
  secondFactor?: {
    begin(password: string): Promise<NewSecondFactor>
    confirm(code: string): Promise<void>
    turnOff(password: string): Promise<void>
    newRecoveryCodes(password: string): Promise<string[]>
  }
  deleteAccount?(): Promise<void>
}
