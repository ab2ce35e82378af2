export type IdentityUser = { email: string; displayName: string; photoURL: string | null }

export type Registrant = { name: string; photoURL: string; email: string; password: string }

export type SignedIn = { user: IdentityUser; idToken: string }

/**
 * The result of a login. `code`: two-factor authentication is required. Undefined: signed in, but the response lacks
 * user and ID token.
 */
export type LoginResult = SignedIn | 'code' | undefined

/** The port of identity. Every refusal is an `IdentityError` with a message for the user. */
export type Identity = {
  register(registrant: Registrant): Promise<void>
  login(credentials: { email: string; password: string }): Promise<LoginResult>
  confirmLogin?(code: string): Promise<SignedIn | undefined>
  /**
   * Signs in with Google; both arguments are paths on this site. `leaveFor`: the address of Google's page, which
   * returns to `returnTo`, or to `refusedTo` with an `error` in its query. `here`: a popup completed it.
   */
  continueWithGoogle(returnTo: string, refusedTo: string): Promise<{ leaveFor: string } | 'here'>
  /** Ends the provider's session and, at our server, the session of this access token. */
  logOut(token?: string): Promise<void>
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<void>
  idToken(): Promise<string | undefined>
  currentUser(): Promise<IdentityUser | undefined>
}

/** A refusal by the identity provider. `status`: an HTTP status, or 0 without a response. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
