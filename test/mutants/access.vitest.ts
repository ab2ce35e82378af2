import { withDatabase } from './with-database.ts'

export default withDatabase([
  'src/server/platform/access/caller.rules.test.ts',
  'src/server/platform/memory/bounded-map.test.ts',
  'src/server/platform/access/access-token.rules.test.ts',
  'src/server/platform/access/access-token.test.ts',
  'src/server/product/auth/verified-email.test.ts',
  'src/server/providers/identity/embedded/second-factor.test.ts',
])
