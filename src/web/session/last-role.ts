import { Role } from '#contract/user'
import { browserStorage } from '../storage/browser-storage.ts'

const KEY = 'last-role'

/** The role of the person who was signed in to this browser last, by which the dashboard is drawn until the session is known. */
export const lastRole = {
  /** `null`: an ordinary user. `undefined`: nothing is known. */
  read(): Role | null | undefined {
    const kept = browserStorage.read(KEY)
    return kept === '' ? null : Role.safeParse(kept).data
  },
  keep: (role: Role | null) => browserStorage.write(KEY, role ?? ''),
  forget: () => browserStorage.remove(KEY),
}
