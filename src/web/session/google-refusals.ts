const refusals: Record<string, string> = {
  account_not_linked:
    'This e-mail already has an account with a password. Please log in with that password instead of Google.',
  second_factor: 'This account has a second factor. Please log in with your password and a code.',
  access_denied: 'Google sign-in was cancelled. You can try again, or log in with your e-mail and password.',
  email_not_found: 'Google did not share your e-mail address, so we could not sign you in.',
  email_not_verified: 'Google has not verified your e-mail address yet. Please verify it there and try again.',
  signup_disabled: 'There is no account for this Google address yet. Please register first.',
  state_mismatch: 'This sign-in took too long or was started in another window. Please try again.',
  state_not_found: 'This sign-in took too long or was started in another window. Please try again.',
  please_restart_the_process: 'This sign-in took too long or was started in another window. Please try again.',
}

/** What to tell a visitor who comes back from Google with `?error=`; the codes are Better Auth's and OAuth's. */
export function googleRefusal(code: string | null): string | undefined {
  if (!code) return undefined
  return refusals[code.toLowerCase()] ?? 'Google sign-in did not work. Please try again, or log in with your password.'
}
