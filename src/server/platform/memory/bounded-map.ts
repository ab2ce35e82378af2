/** A map of the `max` values added last; adding a key again counts as new. `add` returns the value. */
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
