const ALIAS = /^([0-9a-f]+)@address\.invalid$/
const UNDERSTOOD = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/**
 * Returns a substitute for an e-mail address that the contract accepts and Better Auth rejects ("a&b@people.example",
 * domains such as "xn--p1ai"), because Better Auth's check can't be configured.
 */
export const aliasOf = (email: string): string =>
  UNDERSTOOD.test(email) ? email : `${Buffer.from(email).toString('hex')}@address.invalid`

export const isAlias = (email: string): boolean => ALIAS.test(email)

/**
 * Wraps Better Auth's database adapter: replaces the substitutes of `aliasOf` in its arguments by the e-mail addresses,
 * so that the database contains none.
 */
export function withAddresses<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => value.apply(target, given.map(withoutAliases))
    },
  })
}

function withoutAliases(given: unknown): unknown {
  if (typeof given === 'string') return addressOf(given)
  if (typeof given === 'function') return (adapter: object) => given(withAddresses(adapter))
  if (Array.isArray(given)) return given.map(withoutAliases)
  if (typeof given !== 'object' || given === null || Object.getPrototypeOf(given) !== Object.prototype) return given
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, withoutAliases(value)]))
}

function addressOf(text: string): string {
  const [, hex] = ALIAS.exec(text) ?? []
  return hex === undefined ? text : Buffer.from(hex, 'hex').toString()
}
