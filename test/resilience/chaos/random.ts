/** Deterministic pseudo-random numbers (mulberry32). */
export type Random = {
  below(end: number): number
  whole(end: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  shuffled<Item>(items: Item[]): Item[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (end: number) => Math.floor(next() * end)
  return {
    below: (end) => next() * end,
    whole,
    chance: (share) => next() < share,
    pick: (items) => items[whole(items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ item }) => item),
  }
}
