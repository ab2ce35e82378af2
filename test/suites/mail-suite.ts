import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContactMessage, Mail } from '../../src/web/platform/providers/mail/mail.ts'

export type MailWorld = {
  mail: Mail
  answer(url: string, init: RequestInit): Promise<Response>
  delivered(): Promise<{ email: string; subject: string; text: string }[]>
}

const message: ContactMessage = {
  name: 'Ada Lovelace',
  email: 'ada@people.example',
  subject: 'The mill house, "as seen" & <b>liked</b>',
  message: 'Is it still there?\n\nAda 🏠',
}

export function mailSuite(open: () => Promise<MailWorld>): void {
  let world: MailWorld
  let answer: MailWorld['answer']
  beforeEach(async () => {
    world = await open()
    answer = world.answer
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => answer(url, init))
  })
  afterEach(() => vi.unstubAllGlobals())

  test('delivers a message whole, with the address for replies', async () => {
    await world.mail.send(message)
    const [mail, ...others] = await world.delivered()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ email: message.email, subject: message.subject })
    for (const line of message.message.split('\n')) expect(mail?.text).toContain(line)
    expect(mail?.text).toContain(message.name)
  })

  test.each<[string, () => Promise<Response>, RegExp]>([
    ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch')), /could not reach/],
    ['answers too late', () => Promise.reject(new DOMException('', 'TimeoutError')), /took too long/],
    ['answers 400 with nothing in it', async () => new Response('', { status: 400 }), /Please try again/],
    ['answers 500', async () => new Response('oops', { status: 500 }), /trouble right now/],
    ['answers 503 with a page', async () => new Response('<h1>no</h1>', { status: 503 }), /trouble right now/],
    ['answers 200 with another site’s page', async () => new Response('<h1>Wi-Fi</h1>'), /Please try again/],
  ])('shows an error while the service %s, and the next try sends one message', async (_how, failure, expected) => {
    answer = failure
    await expect(world.mail.send(message)).rejects.toThrow(expected)
    answer = world.answer
    await world.mail.send(message)
    expect(await world.delivered()).toHaveLength(1)
  })
}
