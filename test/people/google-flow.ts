import { type Visitor, visitor } from './visitor.ts'

export async function startGoogle(browser: Visitor, origin: string): Promise<URL> {
  const places = { callbackURL: `${origin}/after`, errorCallbackURL: `${origin}/login` }
  const answer = await browser.post('/api/auth/sign-in/social', {
    provider: 'google',
    disableRedirect: true,
    ...places,
  })
  const { url } = (await answer.json()) as { url: string }
  return new URL(url)
}

const next = (answer: Response): string => answer.headers.get('location') ?? ''

export async function openChooser(browser: Visitor, authorization: URL): Promise<{ path: string; page: string }> {
  const path = next(await browser.get(authorization.href))
  return { path, page: await (await browser.get(path)).text() }
}

export async function choose(browser: Visitor, page: string, label: string): Promise<URL> {
  const button = page.split('<button').find((part) => part.includes(label)) ?? ''
  const action = /formaction="([^"]+)"/.exec(button)?.[1]
  if (!action) throw new Error(`there is no button ${label}`)
  const resume = next(await browser.post(action))
  return new URL(next(await browser.get(resume)))
}

export async function signInWithGoogle(url: string, label: string, browser = visitor(url)): Promise<URL> {
  const { page } = await openChooser(browser, await startGoogle(browser, url))
  const callback = await choose(browser, page, label)
  return new URL(next(await browser.get(callback.href)))
}
