import { buildForTests } from '../../scripts/build.mjs'

/** What tests start as processes of their own is built once for the whole run, and only when it has changed. */
export default buildForTests
