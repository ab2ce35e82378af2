// npm run check, for each commit: what needs no database, and the tests next to what has changed (D-140).

import { foldersToTest } from './changed/folders-to-test.mjs'
import { run } from './run.mjs'
import { runSteps, staticChecks, tool } from './steps.mjs'

const git = async (...args) => (await run('git', args, { quiet: true })).output.split('\n').filter(Boolean)

/** Returns the uncommitted files, or those of the last commit when there are none. */
async function changedFiles() {
  const uncommitted = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  return uncommitted.length ? uncommitted : git('diff-tree', '--no-commit-id', '--name-only', '-r', 'HEAD')
}

const folders = foldersToTest(await changedFiles())
const others = ['--project', '!unit', '--project', '!resilience', '--passWithNoTests']
await runSteps([
  [
    staticChecks,
    {
      unit: tool('vitest', 'run', '--project', 'unit', '--tags-filter', '!all'),
      ...(folders.length && { changed: tool('vitest', 'run', ...others, '--tags-filter', '!all', ...folders) }),
    },
  ],
])
