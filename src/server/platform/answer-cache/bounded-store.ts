import { type Change, isTouched, type Tag } from './tags.ts'

export type CacheValue = { bytes: number; tags: Tag[]; until: Date | undefined }

type Entry<Value> = { value: Value; isUsed: boolean }

/**
 * A cache of at most `maxBytes`. When it is full, it evicts the oldest values that have not been read since their last
 * inspection (second chance), so that many different searches don't evict frequently read responses.
 */
export function boundedStore<Value extends CacheValue>(maxBytes: number) {
  const entries = new Map<string, Entry<Value>>()
  const keysByTag = new Map<Tag, Set<string>>()
  let bytes = 0

  function remove(key: string, { value }: Entry<Value>): void {
    entries.delete(key)
    bytes -= value.bytes
    for (const tag of value.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function makeRoom(): void {
    while (bytes > maxBytes) {
      const oldest = entries.entries().next().value
      if (!oldest) return
      const [key, entry] = oldest
      if (entry.isUsed) {
        entries.delete(key)
        entries.set(key, { value: entry.value, isUsed: false })
      } else remove(key, entry)
    }
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.isUsed = true
      return entry.value
    },
    put(key: string, value: Value): void {
      const former = entries.get(key)
      if (former) remove(key, former)
      entries.set(key, { value, isUsed: false })
      bytes += value.bytes
      for (const tag of value.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      makeRoom()
    },
    grow(key: string, value: Value, by: number): void {
      if (entries.get(key)?.value !== value) return
      value.bytes += by
      bytes += by
      makeRoom()
    },
    drop(change: Change): void {
      const touched =
        change.ids === '*' ? [...keysByTag.keys()].filter((tag) => isTouched(tag, change)) : namedTags(change)
      for (const tag of touched)
        for (const key of keysByTag.get(tag) ?? []) {
          const entry = entries.get(key)
          if (entry) remove(key, entry)
        }
    },
    remove(key: string): void {
      const entry = entries.get(key)
      if (entry) remove(key, entry)
    },
    clear(): void {
      entries.clear()
      keysByTag.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}

const namedTags = ({ table, ids }: Change): Tag[] =>
  [table, ...(ids === '*' ? [] : ids.map((id) => `${table}:${id}`))] as Tag[] // triggers name only these tables
