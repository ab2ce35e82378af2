import { withDatabase } from './with-database.ts'

export default withDatabase([
  'src/server/access/{access-token,caller.rules}.test.ts',
  'src/server/auth/verified-email.test.ts',
  'src/server/providers/identity/embedded/second-factor.test.ts',
])
