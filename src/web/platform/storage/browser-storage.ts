/**
 * Wraps local or session storage. It never throws: if site data is blocked or the storage is full, texts are kept in
 * memory for this tab.
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
    isBlocked: (): boolean => attempt((storage) => storage.length) === undefined,
  }
}

export const browserStorage = storageOf(() => window.localStorage)

export const tabStorage = storageOf(() => window.sessionStorage)
