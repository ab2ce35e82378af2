import { OperatorError } from '../../operator-error.ts'

/** Does every read; what they refuse becomes one `OperatorError`, a line for each problem. */
export function gathered<Parts extends object>(reads: { [Part in keyof Parts]: () => Parts[Part] }): Parts {
  const parts: Partial<Parts> = {}
  const problems: string[] = []
  for (const name in reads) {
    try {
      parts[name] = reads[name]()
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw refusal(problems)
  return parts as Parts // none of the reads has failed
}

/** All of the problems, a line for each. */
export const refusal = (problems: string[]): OperatorError => new OperatorError(problems.join('\nAnd '))

/**
 * All of `names`, or nothing when none of them (nor of `besides`) is set. Some without the others is an `OperatorError` that names
 * what is missing.
 */
export function together<Name extends string, Besides extends string = never>(
  env: Partial<Record<Name | Besides, string>>,
  names: Name[],
  besides: Besides[] = [],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => env[name] === undefined)
  const given = [...names, ...besides].filter((name) => env[name] !== undefined)
  if (given.length === 0) return undefined
  if (missing.length > 0)
    throw new OperatorError(`${given.join(' and ')} needs ${missing.join(' and ')} too. See .env.example.`)
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string> // none is missing
}
