import * as z from 'zod/mini'

/** `key`: the idempotency key of the message, so that retries write it once. */
const Draft = z.object({ text: z.string(), key: z.uuid() })
type Draft = z.infer<typeof Draft>

/** An account's unsent message in this browser. It survives LogOut and is shown only to the same account (P-185). */
export const messageDraft = (email: string, topic: string) => {
  const name = `message-draft:${email}:${topic}`
  return {
    read: (): Draft | undefined => {
      try {
        return Draft.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data
      } catch {
        return undefined // no storage, or text that is not a draft
      }
    },
    keep: (draft: Draft) => {
      try {
        if (draft.text === '') localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify(draft))
      } catch {} // storage is full or forbidden: then nothing is kept
    },
  }
}
