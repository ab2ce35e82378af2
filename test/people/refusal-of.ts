import { Refusal } from '../../src/server/refusal.ts'

/** Returns the kind and message of a rule's refusal, and its fields where it names some; `undefined` when it lets pass. */
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
