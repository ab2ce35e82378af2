import { buildForTests } from '../../scripts/build.mjs'

/** Builds the programs that tests start, once per run and only after a change. */
export default buildForTests
