import { Refusal } from '../../src/server/refusal.ts'

/** Returns kind, message and fields of a rule's refusal; undefined when it passes. */
export function refusalOf(
  rule: () => unknown,
): [kind: string, message: string, errors?: Record<string, string>] | undefined {
  try {
    const returned = rule()
    if (!(returned instanceof Refusal)) return undefined
    return described(returned)
  } catch (error) {
    if (error instanceof Refusal) return described(error)
    throw error
  }
}

const described = ({ kind, message, errors }: Refusal): [string, string, Record<string, string>?] =>
  errors ? [kind, message, errors] : [kind, message]
