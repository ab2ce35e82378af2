/** Keeps the last `max` values that were added, by their keys. `add` returns the value. */
export function boundedMap<Key, Value>(max: number) {
  const values = new Map<Key, Value>()
  return {
    get: (key: Key): Value | undefined => values.get(key),
    add: (key: Key, value: Value): Value => {
      values.set(key, value)
      const [oldest = key] = values.keys()
      if (values.size > max) values.delete(oldest)
      return value
    },
  }
}
