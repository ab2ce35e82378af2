import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../../../../test/people/person.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { betterAuthContexts, callContext, withCallContexts } from './call-contexts.ts'

/** A field of Node.js’s own: while it is true, every promise is followed. Node.js 24, which follows none, has no such field. */
const isEnabled = (context: object): boolean => Reflect.get(context, 'enabled') === true

test('after a registration and a sign-in, Node.js tracks no promises for the identity service', async () => {
  const app = await testApp()
  onTestFinished(() => app.close())
  await signedIn(app.url)
  expect((await betterAuthContexts()).map(isEnabled)).toEqual([false, false, false])
})

test('a call keeps its context while others end, and contexts are disabled when all have ended', async () => {
  const context = callContext<string>()
  const callOf = (name: string, ms: number) =>
    withCallContexts(() =>
      context.run(name, async () => {
        await sleep(ms)
        return context.getStore()
      }),
    )
  expect(await Promise.all([callOf('long', 60), callOf('short', 5)])).toEqual(['long', 'short'])
  expect(isEnabled(context)).toBe(false)
  await expect(withCallContexts(() => context.run('refused', () => Promise.reject(new Error('no'))))).rejects.toThrow(
    'no',
  )
  expect(await callOf('later', 0)).toBe('later')
})
