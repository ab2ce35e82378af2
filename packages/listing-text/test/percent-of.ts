import { comparable, equalPercent } from '../src/copies.ts'

export function percentOf(one: string, other: string): number | undefined {
  const [own, there] = [comparable(one), comparable(other)]
  return own && there && equalPercent(own, there)
}
