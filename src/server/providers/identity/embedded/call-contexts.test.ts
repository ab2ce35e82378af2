import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../../../../test/people/person.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { betterAuthContexts, callContext, withCallContexts } from './call-contexts.ts'

test('after a registration and a sign-in, Node.js tracks no promises for the identity service', async () => {
  const app = await testApp()
  onTestFinished(() => app.close())
  await signedIn(app.url)
  const contexts = await betterAuthContexts()
  expect(contexts.map((context) => Reflect.get(context, 'enabled'))).toEqual([false, false, false]) // a field of Node.js’s own
})

test('a call keeps its context while others end, and contexts are disabled when all have ended', async () => {
  const context = callContext<string>()
  let afterwards: Promise<string | undefined> | undefined
  const callOf = (name: string, ms: number) =>
    withCallContexts(() =>
      context.run(name, async () => {
        await sleep(ms)
        afterwards = sleep(50).then(() => context.getStore())
        return context.getStore()
      }),
    )
  expect(await Promise.all([callOf('long', 60), callOf('short', 5)])).toEqual(['long', 'short'])
  expect(await afterwards).toBeUndefined()
  await expect(withCallContexts(() => context.run('refused', () => Promise.reject(new Error('no'))))).rejects.toThrow(
    'no',
  )
  expect(await callOf('later', 0)).toBe('later')
})
