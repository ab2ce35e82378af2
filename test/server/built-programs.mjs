import { buildForTests } from '../../scripts/build.mjs'

/** Builds the programs that tests start as processes, once for the whole run and only after a change. */
export default buildForTests
