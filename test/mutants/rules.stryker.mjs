// The rules of the server, by their own tests, which need no database.
import { shared } from './shared.mjs'

export default { ...shared('test/mutants/rules.vitest.ts'), mutate: ['src/server/**/*.rules.ts'] }
