import type { Role } from '#contract/user'
import { browserStorage } from '../storage/browser-storage.ts'

const KEY = 'last-role'
/** Every role; the contract's own list would bring its checks into the first view. */
const roles: Record<Role, true> = { admin: true, agent: true, fraud: true }
const isRole = (text: string): text is Role => Object.hasOwn(roles, text)

/** The role of the person who was signed in to this browser last, by which the dashboard is drawn until the session is known. */
export const lastRole = {
  /** `null`: an ordinary user. `undefined`: nothing is known. */
  read(): Role | null | undefined {
    const kept = browserStorage.read(KEY)
    if (kept === '') return null
    return kept !== undefined && isRole(kept) ? kept : undefined
  },
  keep: (role: Role | null) => browserStorage.write(KEY, role ?? ''),
  clear: () => browserStorage.remove(KEY),
}
