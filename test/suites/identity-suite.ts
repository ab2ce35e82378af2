import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identity as Proven } from '../../src/server/providers/identity/identity.ts'
import type { Identity } from '../../src/web/platform/providers/identity/identity.ts'
import { newEmail, PASSWORD } from '../people/person.ts'

/** A provider from both sides: the page's port, the server's reading of ID tokens, and the service's responses. */
export type World = {
  identity: Identity
  impatient: Identity
  identify(idToken: string): Promise<Omit<Proven, 'session'> | undefined>
  answer(url: string, init: RequestInit): Promise<Response>
}

const page = '<!doctype html><title>Sign in to the network</title>'
const failures = {
  'can’t be reached': () => Promise.reject(new TypeError('Failed to fetch')),
  'answers with a web page': async () => new Response(page),
  'answers only half': async () => new Response('{"token": "ey'),
  'answers something else': async () => new Response('{"object": "list", "data": []}'),
  'answers nothing': async () => new Response(''),
  'answers 400': async () => new Response('', { status: 400 }),
  'answers 401': async () => new Response(page, { status: 401 }),
  'answers 403': async () => new Response(page, { status: 403 }),
  'answers 429': async () => new Response(page, { status: 429 }),
  'answers 500': async () => new Response('{"error":', { status: 500 }),
  'answers 503': async () => new Response(page, { status: 503 }),
}
export type Failure = keyof typeof failures
const everyFailure = Object.keys(failures) as Failure[] // which the type of `keys` leaves out

const picture = 'https://pictures.example/jane.png'
const LATE = 250

/**
 * The contract of the browser's identity port, against a service that responds or fails. `messageFor` returns the
 * expected message.
 */
export function identitySuite(world: () => World, messageFor: (failure: Failure) => string): void {
  const { identity, impatient, identify } = {
    identity: () => world().identity,
    impatient: () => world().impatient,
    identify: async () => world().identify((await world().identity.idToken()) ?? ''),
  }
  let answer: World['answer']
  const works = () => {
    answer = (url, init) => world().answer(url, init)
  }
  beforeEach(() => {
    works()
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => answer(url, init))
  })
  afterEach(async () => {
    works()
    await identity().logOut()
    vi.unstubAllGlobals()
  })

  const registered = async () => {
    const email = newEmail()
    await identity().register({ name: 'Jane Doe', photoURL: picture, email, password: PASSWORD })
    return email
  }
  const messageOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no refusal',
      (error: unknown) => (error instanceof Error ? error.message : error),
    )

  test('registration signs the person in, and the server accepts their ID token', async () => {
    const email = await registered()
    expect(await identity().currentUser()).toEqual({ email, displayName: 'Jane Doe', photoURL: picture })
    expect(await identify()).toMatchObject({ email, name: 'Jane Doe', picture })
  })

  test('after logout there is no user and no ID token; the password signs in again', async () => {
    const email = await registered()
    const { issuer, subject } = (await identify()) ?? {}
    await identity().logOut()
    expect(await identity().currentUser()).toBeUndefined()
    expect(await identity().idToken()).toBeUndefined()
    await identity().login({ email: email.toUpperCase(), password: PASSWORD })
    expect(await identity().currentUser()).toMatchObject({ email })
    expect(await identify()).toMatchObject({ issuer, subject })
  })

  test('a changed profile is in the next ID token', async () => {
    const email = await registered()
    const changed = 'https://pictures.example/new.png'
    await identity().updateProfile({ displayName: 'Janet', photoURL: changed })
    expect(await identity().currentUser()).toEqual({ email, displayName: 'Janet', photoURL: changed })
    expect(await identify()).toMatchObject({ name: 'Janet', picture: changed })
  })

  test('a wrong password and an unknown e-mail get the same message', async () => {
    const email = await registered()
    await identity().logOut()
    const wrong = await messageOf(identity().login({ email, password: 'Wrong#2026' }))
    const unknown = await messageOf(identity().login({ email: newEmail(), password: PASSWORD }))
    expect([wrong, unknown]).toEqual(['Invalid email or password', 'Invalid email or password'])
    expect(await identity().currentUser()).toBeUndefined()
  })

  test('rejects an e-mail that is taken', async () => {
    const email = await registered()
    await identity().logOut()
    const again = identity().register({ name: 'Eve', photoURL: picture, email, password: 'Other#2026' })
    expect(await messageOf(again)).toBe('User already exists. Use another email.')
    expect(await identity().currentUser()).toBeUndefined()
  })

  test.each(everyFailure)(
    'while the service %s, shows an error message, and the next attempt works',
    async (failure) => {
      const email = await registered()
      await identity().logOut()
      answer = failures[failure]
      expect(await messageOf(identity().login({ email, password: PASSWORD }))).toBe(messageFor(failure))
      const newcomer = { name: 'Eve', photoURL: picture, email: newEmail(), password: PASSWORD }
      expect(await messageOf(identity().register(newcomer))).toBe(messageFor(failure))
      works()
      expect(await identity().currentUser()).toBeUndefined()
      await identity().register(newcomer)
      await identity().login({ email, password: PASSWORD })
      expect(await identity().currentUser()).toMatchObject({ email })
    },
  )

  const passing = everyFailure.filter((failure) => failure !== 'answers 401') // which may be the session's end
  test.each(passing)('while the service %s, a signed-in person stays signed in', async (failure) => {
    const email = await registered()
    answer = failures[failure]
    for (const call of [identity().currentUser(), identity().idToken()])
      expect(await call.catch(() => 'trouble')).toBeDefined()
    works()
    expect(await identity().currentUser()).toMatchObject({ email })
  })

  test('a login whose response comes too late signs no one in', async () => {
    const email = await registered()
    await identity().logOut()
    const quiet = slowly()
    expect(await messageOf(impatient().login({ email, password: PASSWORD }))).toMatch(/took too long/)
    await quiet()
    expect(await identity().currentUser()).toBeUndefined()
    await identity().login({ email, password: PASSWORD })
    expect(await identity().currentUser()).toMatchObject({ email })
  })

  test('a registration whose response comes too late leaves no account and can be repeated', async () => {
    const newcomer = { name: 'Eve', photoURL: picture, email: newEmail(), password: PASSWORD }
    const quiet = slowly()
    expect(await messageOf(impatient().register(newcomer))).toMatch(/took too long/)
    await quiet()
    expect(await identity().currentUser()).toBeUndefined()
    await identity().register(newcomer)
    expect(await identity().currentUser()).toMatchObject({ displayName: 'Eve', photoURL: picture })
  })

  /** Delays every response. Returns a function that waits for pending ones and ends the delay. */
  function slowly(): () => Promise<void> {
    const underway = new Set<Promise<unknown>>()
    answer = (url, init) => {
      const late = delay(LATE, undefined, { signal: init.signal ?? undefined }).then(
        () => world().answer(url, init),
        () => Promise.reject(init.signal?.reason), // given up: the browser sends no more
      )
      underway.add(late)
      late.catch(() => {}).finally(() => setTimeout(() => underway.delete(late)))
      return late
    }
    return async () => {
      await vi.waitFor(() => expect(underway.size).toBe(0), { timeout: 5000 })
      works()
    }
  }
}
