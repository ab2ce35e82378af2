import { idTokenOf, jwt, newEmail, registrationOf } from '../../test/people/person.ts'
import { visitor } from '../../test/people/visitor.ts'
import type { Account } from './attack.ts'

const MANY = 46

export async function accountsAt(url: string, address: string): Promise<Account[]> {
  const accounts: Account[] = []
  const register = async () => {
    while (accounts.length < MANY) {
      const email = newEmail()
      const browser = visitor(url, url, from(address))
      await browser.post('/api/auth/sign-up/email', registrationOf(email))
      const answer = await jwt(url, await idTokenOf(browser), email)
      accounts.push({ email, token: ((await answer.json()) as { token: string }).token })
    }
  }
  await Promise.all(Array.from({ length: 4 }, register))
  return accounts
}

/** Returns a `fetch` whose requests the trusted proxy forwards with this client address. */
export function from(address: string): typeof fetch {
  return (to, options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('x-forwarded-for', address)
    return fetch(to, { ...options, headers })
  }
}
