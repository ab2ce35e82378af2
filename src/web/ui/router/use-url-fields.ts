import { useLatestParams } from './use-latest-params.ts'

/** Filters that live in the address, so that back, reload and a shared link show the same; an empty one leaves it. */
export function useUrlFields<Name extends string>(...names: Name[]) {
  const { params, change: changeParams } = useLatestParams()
  const fields = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string> // all names
  const change = (name: Name, value: string) =>
    changeParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value.trim() === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { fields, change }
}
