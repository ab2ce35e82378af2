/** Declarations get no mutants: endpoints, and response shapes that check no value. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'declarations', value: { shouldIgnore } }]

function shouldIgnore(path) {
  if (!path.isCallExpression()) return undefined
  const { callee } = path.node
  if (callee.type === 'Identifier' && callee.name === 'endpoint') return 'an endpoint: docs/api.md says the same'
  const isShape = callee.type === 'MemberExpression' && ['object', 'omit'].includes(callee.property.name)
  return isShape && !/check\(|literal\(/.test(path.toString()) ? 'a shape without checks' : undefined
}
