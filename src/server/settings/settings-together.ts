import { OperatorError } from '../operator-error.ts'

/**
 * All of `names`, or nothing when none of them (nor of `besides`) is set. Some without the others is a `StartupError` that names
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
