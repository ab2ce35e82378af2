// Mutants of access control, by tests against the real app on a database.
import { decisionsOnly, shared } from './shared.mjs'

export default {
  ...shared('test/mutants/access.vitest.ts'),
  ...decisionsOnly,
  mutate: ['src/server/platform/access/{access-token,caller}.ts', 'src/server/platform/memory/bounded-map.ts'],
}
