import type { Site } from '#contract/site'
import * as t from '#messages/emailJs'
import type { Mail } from './mail.ts'

const SEND = 'https://api.emailjs.com/api/v1.0/email/send'
const TIMEOUT_MS = 15_000
const MAX_ANSWER_CHARACTERS = 200

/**
 * Sends messages by EmailJS (https://www.emailjs.com/docs/rest-api/send/). The template receives `name`, `email`,
 * `subject` and `message`.
 */
export function emailJsMail({ serviceId, templateId, publicKey }: NonNullable<Site['emailJs']>): Mail {
  return {
    async send({ name, email, subject, message }) {
      const sent = {
        service_id: serviceId,
        template_id: templateId,
        user_id: publicKey,
        template_params: { name, email, subject, message },
      }
      const { status, text } = await post(sent).catch((cause: unknown) => {
        throw new Error(messageWithoutAnswer(cause), { cause })
      })
      if (status !== 200 || text !== 'OK') throw new Error(refusal(status, text))
    },
  }
}

async function post(body: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(SEND, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: answer.status, text: (await answer.text()).trim() }
}

const messageWithoutAnswer = (cause: unknown): string =>
  cause instanceof DOMException && cause.name === 'TimeoutError' ? t.tooSlow() : t.notReached()

function refusal(status: number, text: string): string {
  if (status === 429) return t.tooMany()
  const isSentence = text !== '' && text.length <= MAX_ANSWER_CHARACTERS && !text.startsWith('<')
  if (status >= 400 && status < 500 && isSentence) return t.refused({ answer: text })
  return t.failing()
}
