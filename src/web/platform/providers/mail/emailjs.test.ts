import { afterEach, expect, test, vi } from 'vitest'
import { emailJsAccount, emailJsFake } from '../../../../../test/fakes/emailjs-fake.ts'
import { mailSuite } from '../../../../../test/suites/mail-suite.ts'
import { emailJsMail } from './emailjs.ts'

mailSuite(async () => {
  const { delivered, answer } = emailJsFake()
  return {
    mail: emailJsMail(emailJsAccount),
    answer,
    delivered: async () =>
      delivered.map(({ name = '', email = '', subject = '', message = '' }) => ({
        email,
        subject,
        text: `${name}: ${message}`,
      })),
  }
})

afterEach(() => vi.unstubAllGlobals())

const message = { name: 'Ada', email: 'ada@people.example', subject: 'Hello', message: 'Hello?' }
const refusalOf = (account: Partial<typeof emailJsAccount>, answer = emailJsFake().answer) => {
  vi.stubGlobal('fetch', answer)
  return emailJsMail({ ...emailJsAccount, ...account })
    .send(message)
    .then(
      () => 'sent',
      (error: Error) => error.message,
    )
}

test.each([
  [{ publicKey: 'wrong' }, 'The Public Key is invalid'],
  [{ serviceId: 'wrong' }, 'The service ID not found'],
  [{ templateId: 'wrong' }, 'The template ID not found'],
])('what EmailJS says about %o is passed on', async (account, sentence) => {
  expect(await refusalOf(account)).toBe(`The e-mail service did not accept your message: ${sentence}`)
})

test('shows an error for too many messages', async () => {
  const busy = async () => new Response('Too Many Requests', { status: 429 })
  expect(await refusalOf({}, busy)).toMatch(/Too many messages in a short time/)
})

test('a page or a novel instead of a sentence is not shown', async () => {
  for (const text of ['<html>', 'x'.repeat(201)])
    expect(await refusalOf({}, async () => new Response(text, { status: 400 }))).toMatch(/trouble right now/)
})

test('it gives up after a while', async () => {
  const limits: AbortSignal[] = []
  const keeping: typeof AbortSignal.timeout = (milliseconds) => {
    expect(milliseconds).toBe(15_000)
    const limit = AbortSignal.abort(new DOMException('', 'TimeoutError'))
    limits.push(limit)
    return limit
  }
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(keeping)
  expect(await refusalOf({}, async (_url, { signal }) => Promise.reject(signal?.reason))).toMatch(/took too long/)
  expect(limits).toHaveLength(1)
  timeout.mockRestore()
})
