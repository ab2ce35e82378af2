import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { API_KEY, identityToolkit } from '../../../../../test/fakes/firebase/identity-toolkit.ts'
import { firebaseKey, PROJECT } from '../../../../../test/fakes/firebase/tokens.ts'
import { newcomer } from '../../../../../test/people/person.ts'
import { firebaseIdentity } from './firebase.ts'

const toolkit = identityToolkit(firebaseKey())
const project = { projectId: PROJECT, apiKey: API_KEY, authDomain: `${PROJECT}.firebaseapp.com` }
const identity = firebaseIdentity(project)
const impatient = firebaseIdentity(project, 100)

/** Calls that are done immediately and answered late, by what their address contains. */
let late = ''
let isDown = (_url: string) => false
beforeEach(() => {
  late = 'no call'
  isDown = () => false
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (isDown(url)) throw new TypeError('Failed to fetch')
    const answer = await toolkit.answer(new URL(url), typeof body === 'string' ? body : '')
    if (url.includes(late)) await delay(250)
    return answer
  })
})
afterEach(async () => {
  await identity.logOut()
  vi.unstubAllGlobals()
})

test('deletes an account whose answer comes too late, and allows registering again', async () => {
  const person = newcomer()
  late = ':signUp'
  await expect(impatient.register(person)).rejects.toThrow('took too long to answer')
  expect(toolkit.accounts.has(person.email)).toBe(true)
  await expect.poll(() => toolkit.accounts.has(person.email)).toBe(false)
  expect(await identity.currentUser()).toBeUndefined()
  late = 'no call'
  await identity.register(person)
})

test('an account that its person logged in to, before its late answer came, stays theirs', async () => {
  const person = newcomer()
  late = ':signUp'
  await expect(impatient.register(person)).rejects.toThrow('took too long to answer')
  await identity.login(person)
  const deleted = vi.waitFor(() => expect(toolkit.accounts.has(person.email)).toBe(false), { timeout: 500 })
  await expect(deleted).rejects.toThrow()
  expect(await identity.currentUser()).toMatchObject({ email: person.email })
})

test('a late login does not replace a later one', async () => {
  const [first, second] = [newcomer(), newcomer()]
  await identity.register(first)
  await identity.register(second)
  await identity.logOut()
  late = ':signInWithPassword'
  const given = impatient.login(first)
  await expect(given).rejects.toThrow('took too long to answer')
  late = 'no call'
  await identity.login(second)
  const replaced = vi.waitFor(async () => expect(await identity.currentUser()).toMatchObject({ email: first.email }), {
    timeout: 500,
  })
  await expect(replaced).rejects.toThrow()
})

test('an account that is named too late is taken back', async () => {
  const person = newcomer()
  late = ':update'
  await expect(impatient.register(person)).rejects.toThrow('took too long to answer')
  expect(toolkit.accounts.has(person.email)).toBe(false)
})

test('an account that could be neither named nor deleted signs no one in', async () => {
  const person = newcomer()
  isDown = (url) => /:(update|delete)/.test(url)
  await expect(identity.register(person)).rejects.toThrow('We could not reach the sign-in service.')
  expect(await identity.currentUser()).toBeUndefined()
  isDown = () => false
  await identity.login(person)
  expect(await identity.currentUser()).toMatchObject({ email: person.email })
})
