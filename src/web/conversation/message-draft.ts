import * as z from 'zod/mini'
import { draftOf } from '../storage/draft.ts'

/** `key`: the idempotency key of the message, so that retries write it once. */
const MessageDraft = z.object({ text: z.string(), key: z.uuid() })
type MessageDraft = z.infer<typeof MessageDraft>

/** An account's unsent message in this browser (P-185). */
export const messageDraft = (email: string, topic: string) => {
  const draft = draftOf(email, `message:${topic}`)
  return {
    read: (): MessageDraft | undefined => MessageDraft.safeParse(draft.read()).data,
    keep: (message: MessageDraft) => (message.text === '' ? draft.clear() : draft.keep(message)),
  }
}
