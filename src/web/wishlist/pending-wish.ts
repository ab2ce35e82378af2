import { tabStorage } from '../platform/storage/browser-storage.ts'

export type PendingWish = { propertyId: string; title: string }

const KEY = 'pending-wish'
const EXPIRES_MS = 30 * 60_000

/** The home that a visitor wanted to add to the wishlist, kept in this tab until the login, for at most 30 minutes. */
export const pendingWish = {
  read: (): PendingWish | undefined => {
    const { propertyId, title, at }: Record<string, unknown> = Object(tabStorage.readJson(KEY))
    const isKept = typeof propertyId === 'string' && typeof title === 'string' && typeof at === 'number'
    return isKept && Date.now() - at < EXPIRES_MS ? { propertyId, title } : undefined
  },
  keep: (wish: PendingWish) => tabStorage.write(KEY, JSON.stringify({ ...wish, at: Date.now() })),
  clear: () => tabStorage.remove(KEY),
}
