/**
 * Returns the sentence that names what is missing when some of `names` are set and others not, or one of `besides` without them;
 * `undefined` when all are set, or nothing.
 */
export function incomplete<Name extends string>(
  env: Partial<Record<Name, unknown>>,
  names: Name[],
  besides: Name[] = [],
): string | undefined {
  const missing = names.filter((name) => env[name] === undefined)
  const given = [...names, ...besides].filter((name) => env[name] !== undefined)
  if (given.length === 0 || missing.length === 0) return undefined
  return `${given.join(' and ')} needs ${missing.join(' and ')} too. See .env.example.`
}

/** Returns the values of a group, or `undefined` when one is unset: as `incomplete` has refused a part, all are then. */
export function complete<Values extends object>(
  values: Values,
): { [Name in keyof Values]: Exclude<Values[Name], undefined> } | undefined {
  type Complete = { [Name in keyof Values]: Exclude<Values[Name], undefined> }
  return Object.values(values).includes(undefined) ? undefined : (values as Complete) // none is undefined
}
