import { afterAll, vi } from 'vitest'

// Files share a worker (`isolate: false`). Vitest refuses code that is still being loaded when a file ends, and what
// was refused once stays refused for all later files of the worker: a page that was never awaited broke another's tests.
afterAll(() => vi.dynamicImportSettled())
