/** A person as the identity provider knows them (P-17). */
export type IdentityUser = { email: string; displayName: string; photoURL: string | null }

export type Registrant = { name: string; photoURL: string; email: string; password: string }

/** The user and ID token of a sign-in, where its response contains them: no further request is needed. */
export type SignedIn = { user: IdentityUser; idToken: string }

/** The result of a correct password. `code`: a second factor is required. */
export type LoginResult = SignedIn | 'code' | undefined

/** The port of identity in the browser. Every refusal is an `IdentityError` with a message for the person. */
export type Identity = {
  /** Makes an account; the provider is signed in under it afterwards. */
  register(registrant: Registrant): Promise<void>
  login(credentials: { email: string; password: string }): Promise<LoginResult>
  /** The second step of a login, by the app's code or a recovery code; absent where the provider has none. */
  confirmLogin?(code: string): Promise<SignedIn | undefined>
  /**
   * Signs in with Google; both arguments are paths of ours. `leaveFor`: where the browser is to go on at Google; it comes back
   * to `returnTo`, or to `refusedTo` with an `error` in its query. `here`: it happened in a window of its own; go to `returnTo`.
   */
  continueWithGoogle(returnTo: string, refusedTo: string): Promise<{ leaveFor: string } | 'here'>
  /** Ends the provider's session, and at our server the sign-in of this access token. */
  logOut(token?: string): Promise<void>
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<void>
  /** The provider's current ID token, which proves to our server who is signed in; `undefined` without a session. */
  idToken(): Promise<string | undefined>
  currentUser(): Promise<IdentityUser | undefined>
}

/** A refusal or failure of the provider; `status` as in HTTP, 0 without an answer. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
