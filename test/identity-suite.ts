import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identity as Proven } from '../src/server/providers/identity/identity.ts'
import type { Identity } from '../src/web/providers/identity/identity.ts'
import { newEmail, PASSWORD } from './person.ts'

/** One provider from both sides: the page's port, what our server reads from its proofs, and how its service answers. */
export type World = {
  identity: Identity
  identify(proof: string): Promise<Proven | undefined>
  answer(url: string, init: RequestInit): Promise<Response>
}

const picture = 'https://pictures.example/jane.png'

/** What every implementation of the browser's identity port has to do, against a service that answers or has trouble. */
export function identitySuite(world: () => World): void {
  const { identity, identify } = {
    identity: () => world().identity,
    identify: async () => world().identify((await world().identity.proof()) ?? ''),
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
  const words = (asked: Promise<unknown>) =>
    asked.then(
      () => 'no refusal',
      (error: unknown) => (error instanceof Error ? error.message : error),
    )

  test('whoever registers is signed in, and the server believes their proof', async () => {
    const email = await registered()
    expect(await identity().currentUser()).toEqual({ email, displayName: 'Jane Doe', photoURL: picture })
    expect(await identify()).toMatchObject({ email, name: 'Jane Doe', picture })
  })

  test('after logout nobody is there and there is no proof; the password signs in again', async () => {
    const email = await registered()
    const before = await identify()
    await identity().logOut()
    expect(await identity().currentUser()).toBeUndefined()
    expect(await identity().proof()).toBeUndefined()
    await identity().login({ email: email.toUpperCase(), password: PASSWORD })
    expect(await identity().currentUser()).toMatchObject({ email })
    expect(await identify()).toEqual(before)
  })

  test('a changed profile is in the next proof', async () => {
    const email = await registered()
    const changed = 'https://pictures.example/new.png'
    await identity().updateProfile({ displayName: 'Janet', photoURL: changed })
    expect(await identity().currentUser()).toEqual({ email, displayName: 'Janet', photoURL: changed })
    expect(await identify()).toMatchObject({ name: 'Janet', picture: changed })
  })

  test('a wrong password and an unknown e-mail are one message, and sign nobody in', async () => {
    const email = await registered()
    await identity().logOut()
    const wrong = await words(identity().login({ email, password: 'Wrong#2026' }))
    const unknown = await words(identity().login({ email: newEmail(), password: PASSWORD }))
    expect([wrong, unknown]).toEqual(['Invalid email or password', 'Invalid email or password'])
    expect(await identity().currentUser()).toBeUndefined()
  })

  test('a taken e-mail is said so', async () => {
    const email = await registered()
    await identity().logOut()
    const again = identity().register({ name: 'Eve', photoURL: picture, email, password: 'Other#2026' })
    expect(await words(again)).toBe('User already exists. Use another email.')
    expect(await identity().currentUser()).toBeUndefined()
  })

  test.each<[string, () => Promise<Response>]>([
    ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers too late', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
    ['answers 400 with nothing in it', async () => new Response('', { status: 400 })],
    ['answers 500 with half a sentence', async () => new Response('{"error":', { status: 500 })],
    ['answers 503 with a page', async () => new Response('<h1>no</h1>', { status: 503 })],
  ])('while the service %s, the person is told so, nothing changes, and the next try works', async (_how, trouble) => {
    const email = await registered()
    await identity().logOut()
    answer = trouble
    expect(await words(identity().login({ email, password: PASSWORD }))).toMatch(/try again/)
    const newcomer = { name: 'Eve', photoURL: picture, email: newEmail(), password: PASSWORD }
    expect(await words(identity().register(newcomer))).toMatch(/try again/)
    works()
    expect(await identity().currentUser()).toBeUndefined()
    await identity().register(newcomer)
    await identity().login({ email, password: PASSWORD })
    expect(await identity().currentUser()).toMatchObject({ email })
  })
}
