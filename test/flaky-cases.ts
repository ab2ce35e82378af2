import type { Reporter, TestCase } from 'vitest/node'

/** Lists tests that passed only at their second run (D-346); Playwright lists journeys itself. */
export function flakyCases(): Reporter {
  const cases: string[] = []
  return {
    onTestCaseResult: (testCase: TestCase) => {
      if (!testCase.diagnostic()?.flaky) return
      const why = testCase.result().errors?.[0]?.message
      cases.push(`${testCase.module.relativeModuleId} > ${testCase.fullName}\n    ${why}`)
    },
    onTestRunEnd: () => {
      if (cases.length) console.log(`\nFlaky, passed at the second run (${cases.length}):\n  ${cases.join('\n  ')}`)
    },
  }
}
