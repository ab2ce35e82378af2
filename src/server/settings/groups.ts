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

export function complete<Values extends object>(
  values: Values,
): { [Name in keyof Values]: Exclude<Values[Name], undefined> } | undefined {
  type Complete = { [Name in keyof Values]: Exclude<Values[Name], undefined> }
  return Object.values(values).includes(undefined) ? undefined : (values as Complete) // none is undefined
}
