/**
 * The browser's storage for the site. Where it blocks site data, reading `localStorage` throws, and where it is full, writing does:
 * then texts are kept as long as the page lives, so that everything goes on in this tab.
 */
function storageOf(area: () => Storage) {
  const ofPage = new Map<string, string>()
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(area())
    } catch {
      return undefined // blocked or full
    }
  }
  const read = (key: string): string | undefined =>
    ofPage.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined
  return {
    read,
    /** Returns a value that was written as JSON; `undefined` for any other text. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(read(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    write(key: string, text: string): void {
      const isKept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isKept) ofPage.delete(key)
      else ofPage.set(key, text)
    },
    remove(key: string): void {
      ofPage.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys(prefix: string): string[] {
      const kept = attempt((storage) => Object.keys(storage)) ?? []
      return [...new Set([...kept, ...ofPage.keys()])].filter((key) => key.startsWith(prefix))
    },
    /** Returns true if this browser keeps nothing for the site. */
    isBlocked: (): boolean => attempt((storage) => storage.length) === undefined,
  }
}

/** Shared by all tabs. */
export const browserStorage = storageOf(() => window.localStorage)

/** Kept for this tab alone. */
export const tabStorage = storageOf(() => window.sessionStorage)
