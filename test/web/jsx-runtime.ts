import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * React’s development build records a stack and a task for each element that is created: a quarter of what tests of pages take. The library
 * itself stays the development build, which `act` needs.
 */
const require = createRequire(import.meta.url)
const { jsx, Fragment } = require(join(dirname(require.resolve('react')), 'cjs/react-jsx-runtime.production.js'))

export { Fragment, jsx as jsxDEV }
