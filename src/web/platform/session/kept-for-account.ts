import { keptTexts } from '../storage/kept-text.ts'
import { useSession } from './session.ts'

/** Stores a text per account in this browser, under its e-mail. Logging out keeps it. */
export function keptForAccount(prefix: string) {
  const { keep, useKept } = keptTexts(prefix)
  return {
    keep,
    useKept(): string | undefined {
      const session = useSession()
      return useKept(session.status === 'signedIn' ? session.email : undefined)
    },
  }
}
