import * as z from 'zod/mini'

/** `key`: under which the text is sent, so that it is written once, however often it is tried. */
const Draft = z.object({ text: z.string(), key: z.uuid() })
type Draft = z.infer<typeof Draft>

/** An unsent message of an account in this browser. It stays at LogOut and is shown to the same account alone (P-185). */
export const draftIn = (email: string, place: string) => {
  const name = `message-draft:${email}:${place}`
  return {
    read: (): Draft | undefined => {
      try {
        return Draft.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data
      } catch {
        return undefined // no storage, or somebody else's text in it
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
