import type { Role } from '#contract/user'
import { browserStorage } from '../storage/browser-storage.ts'

const KEY = 'last-role'

/** The role of the person who was signed in to this browser last, by which the dashboard is drawn until the session is known. */
export const lastRole = {
  /** As it was kept, by whatever version of the page: empty for an ordinary user, `undefined` where nothing is known. */
  read: () => browserStorage.read(KEY),
  keep: (role: Role | null) => browserStorage.write(KEY, role ?? ''),
  clear: () => browserStorage.remove(KEY),
}
