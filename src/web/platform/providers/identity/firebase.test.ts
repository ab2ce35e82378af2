import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inLanguage } from '#contract/language'
import { API_KEY, identityToolkit } from '../../../../../test/fakes/firebase/identity-toolkit.ts'
import { firebaseKey, PROJECT } from '../../../../../test/fakes/firebase/tokens.ts'
import { newcomer } from '../../../../../test/people/person.ts'
import { identitySuite, type World } from '../../../../../test/suites/identity-suite.ts'
import { firebaseIdentity as onServer } from '../../../../server/providers/identity/firebase/firebase.ts'
import { firebaseIdentity, firebaseSecurity } from './firebase.ts'

const key = firebaseKey()
const toolkit = identityToolkit(key)
const project = { projectId: PROJECT, apiKey: API_KEY, authDomain: `${PROJECT}.firebaseapp.com` }
const world: World = {
  identity: firebaseIdentity(project),
  impatient: firebaseIdentity(project, 100),
  identify: onServer(PROJECT, key.keySet).identify,
  answer: (url, { body }) => toolkit.answer(new URL(url), typeof body === 'string' ? body : ''),
}
const { identity } = world
const security = firebaseSecurity(project)

const TROUBLE = 'Signing in is having trouble right now. Please try again in a moment.'
const UNREACHED = 'We could not reach the sign-in service. Please check your connection and try again.'

describe('the port', () => {
  // The package takes every page, with whatever status, for a service that it did not reach.
  identitySuite(
    () => world,
    (failure) => (failure === 'answers something else' ? TROUBLE : UNREACHED),
  )
})

describe('Firebase', () => {
  let answer = world.answer
  beforeEach(() => {
    answer = world.answer
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => answer(url, init))
  })
  afterEach(async () => {
    answer = world.answer
    await identity.logOut()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('keeps a person signed in over a reload, in local storage', async () => {
    const { email, ...rest } = newcomer()
    await identity.register({ email, ...rest })
    expect(Object.keys(localStorage).filter((name) => name.startsWith('firebase:authUser'))).toHaveLength(1)
    vi.resetModules()
    const { firebaseIdentity: reloaded } = await import('./firebase.ts')
    expect(await reloaded(project).currentUser()).toMatchObject({ email })
  })

  test('a login within the second of an ended sign-in gets a sign-in of its own', async () => {
    const { email, password, ...rest } = newcomer()
    await identity.register({ email, password, ...rest })
    const { auth_time: first } = decodeJwt((await identity.idToken()) ?? '')
    await identity.logOut()
    await firebaseIdentity(project).login({ email, password })
    const { auth_time: second } = decodeJwt((await identity.idToken()) ?? '')
    expect(second).toBeGreaterThan(Number(first))
  })

  test('asks for mails in the reader’s language, also after a registration', async () => {
    const locales: (string | null)[] = []
    answer = (url, init) => {
      if (url.includes('sendOobCode')) locales.push(new Headers(init.headers).get('x-firebase-locale'))
      return world.answer(url, init)
    }
    onTestFinished(() => void firebaseIdentity(project)) // in English again
    const german = inLanguage('de', () => firebaseIdentity(project))
    const { email, ...rest } = newcomer()
    await german.register({ email, ...rest })
    await security.requestPasswordReset(email)
    expect(locales).toEqual(['de', 'de'])
  })

  test('asked twice, it is the same one', async () => {
    const { email, ...rest } = newcomer()
    await identity.register({ email, ...rest })
    expect(await firebaseIdentity(project).currentUser()).toMatchObject({ email })
  })

  test('renews an ID token that has ended', async () => {
    await identity.register(newcomer())
    const first = await identity.idToken()
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    const second = await identity.idToken()
    expect(second).toBeDefined()
    expect(second).not.toBe(first)
  })

  test('renews an ID token in its last quarter of an hour', async () => {
    await identity.register(newcomer())
    const [first, start] = [await identity.idToken(), Date.now()]
    vi.useFakeTimers({ now: start + 44 * 60_000, toFake: ['Date'] })
    expect(await identity.idToken()).toBe(first)
    vi.setSystemTime(start + 46 * 60_000)
    expect(await identity.idToken()).not.toBe(first)
  })

  test.each<[string, (email: string) => void]>([
    ['disabled', (email) => toolkit.disabled.add(email)],
    ['deleted', (email) => toolkit.accounts.delete(email)],
  ])('has no ID token any more for an account that was %s', async (_how, end) => {
    const person = newcomer()
    await identity.register(person)
    end(person.email)
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    expect(await identity.idToken()).toBeUndefined()
  })

  test('trouble while renewing is no end of the session', async () => {
    const person = newcomer()
    await identity.register(person)
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(identity.idToken()).rejects.toThrow('We could not reach the sign-in service.')
    answer = world.answer
    expect(await identity.idToken()).toBeDefined()
  })

  test('takes an account back that could not be named, so that the person can register again', async () => {
    const person = newcomer()
    answer = (url, init) =>
      url.includes(':update') ? Promise.reject(new TypeError('Failed to fetch')) : world.answer(url, init)
    await expect(identity.register(person)).rejects.toThrow('We could not reach the sign-in service.')
    expect(toolkit.accounts.has(person.email)).toBe(false)
    answer = world.answer
    await identity.register(person)
  })

  test('gives up on a service that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answer = () => new Promise(() => {})
    const refusal = expect(identity.login(newcomer())).rejects.toThrow('took too long to answer')
    await vi.advanceTimersByTimeAsync(15_000)
    await refusal
  })

  test.each([
    ['USER_DISABLED', 'This account has been disabled.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Too many.', 'Too many attempts in a short time. Please try again later.'],
    ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password'],
    ['INVALID_PASSWORD', 'Invalid email or password'],
    ['EMAIL_NOT_FOUND', 'Invalid email or password'],
    ['OPERATION_NOT_ALLOWED', 'This way of signing in is not switched on here.'],
    ['SOMETHING_NEW', 'Signing in is having trouble right now. Please try again in a moment.'],
    ['SOMETHING_NEW : The moon is full.', 'The moon is full.'],
  ])('says %s in words', async (message, text) => {
    answer = async () => new Response(JSON.stringify({ error: { code: 400, message } }), { status: 400 })
    await expect(identity.login(newcomer())).rejects.toThrow(text)
  })

  test('a wrong key of the project is trouble, not the person’s fault', async () => {
    answer = (url, init) => world.answer(url.replace(API_KEY, 'wrong'), init)
    await expect(identity.login(newcomer())).rejects.toThrow('trouble right now')
  })

  test('mails its own links after a registration and for a forgotten password, also for an unknown address', async () => {
    const { email, ...rest } = newcomer()
    await identity.register({ email, ...rest })
    await security.sendVerification()
    await identity.logOut()
    await security.requestPasswordReset(email)
    await security.requestPasswordReset('nobody@people.example')
    expect(toolkit.mails.filter((mail) => mail.endsWith(email)).map((mail) => mail.split(' ')[0])).toEqual([
      'VERIFY_EMAIL',
      'VERIFY_EMAIL',
      'PASSWORD_RESET',
    ])
    expect([security.secondFactor, security.links]).toEqual([undefined, undefined])
  })

  test('changes a password against the current one, and deletes an account', async () => {
    const { email, password, ...rest } = newcomer()
    await identity.register({ email, password, ...rest })
    expect(await security.state()).toEqual({ emailVerified: false, hasPassword: true, hasSecondFactor: false })
    const change = (currentPassword: string) => security.changePassword({ currentPassword, newPassword: 'Newer#2026' })
    await expect(change('Wrong#2026')).rejects.toThrow('Invalid email or password')
    await change(password)
    await identity.logOut()
    await identity.login({ email, password: 'Newer#2026' })
    await security.deleteAccount?.()
    expect(toolkit.accounts.has(email)).toBe(false)
  })
})
