import * as z from 'zod/mini'
import { draftOf } from '../platform/storage/draft.ts'

const MessageDraft = z.object({ text: z.string(), key: z.uuid() })
type MessageDraft = z.infer<typeof MessageDraft>

export const messageDraft = (email: string, topic: string) => {
  const draft = draftOf(email, `message:${topic}`)
  return {
    read: (): MessageDraft | undefined => MessageDraft.safeParse(draft.read()).data,
    keep: (message: MessageDraft) => (message.text === '' ? draft.clear() : draft.keep(message)),
  }
}
