import { vi } from 'vitest'
import { googleClaims, googleTokenEndpoint, tokenOf } from '../fakes/google-token-endpoint.ts'
import { startGoogle } from './google-flow.ts'
import { type Visitor, visitor } from './visitor.ts'

export const googleClient = {
  GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'hush',
}

type Came = { browser: Visitor; end: string }

/** Browsers that return from Google together when `arrive` is called, as the person of `email`. */
export async function comingFromGoogle(
  url: string,
  email: string,
  { claims, many = 1 }: { claims?: Parameters<typeof googleClaims>[1]; many?: number } = {},
) {
  const browsers = Array.from({ length: many }, () => visitor(url))
  const callbacks = await Promise.all(
    browsers.map(async (browser) => {
      const { searchParams } = await startGoogle(browser, url)
      return `/api/auth/callback/google?code=x&state=${searchParams.get('state')}`
    }),
  )
  const arrive = async (): Promise<Came[]> => {
    googleTokenEndpoint(() => tokenOf(googleClaims(email, claims)))
    const answers = await Promise.all(browsers.map((browser, at) => browser.get(callbacks[at] ?? '')))
    vi.unstubAllGlobals()
    return browsers.map((browser, at) => ({
      browser,
      end: answers[at]?.headers.get('location')?.replace(url, '') ?? '',
    }))
  }
  return { arrive }
}

export async function signInByGoogle(url: string, email: string, claims?: Parameters<typeof googleClaims>[1]) {
  const { arrive } = await comingFromGoogle(url, email, { claims })
  const [came] = await arrive()
  if (!came) throw new Error('no browser came back from Google')
  return came
}
