import { withDatabase } from './with-database.ts'

export default withDatabase([
  'src/server/access/caller.rules.test.ts',
  'src/server/memory/bounded-map.test.ts',
  'src/server/access/access-token.rules.test.ts',
  'src/server/access/access-token.test.ts',
  'src/server/auth/verified-email.test.ts',
  'src/server/providers/identity/embedded/second-factor.test.ts',
])
