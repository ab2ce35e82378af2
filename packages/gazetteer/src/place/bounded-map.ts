/** A map that keeps the last `max` values. `add` returns the value and makes it the newest, even if its key existed. */
export function boundedMap<Key, Value>(max: number) {
  const values = new Map<Key, Value>()
  return {
    has: (key: Key): boolean => values.has(key),
    get: (key: Key): Value | undefined => values.get(key),
    add: (key: Key, value: Value): Value => {
      values.delete(key)
      values.set(key, value)
      const [oldest = key] = values.keys()
      if (values.size > max) values.delete(oldest)
      return value
    },
  }
}
