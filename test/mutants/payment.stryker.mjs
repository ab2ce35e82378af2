// Who may call, and what becomes of payments, by tests against the real app on a database.
import { shared } from './shared.mjs'

const deciding = 'card-payments,finish,open-intent,payment-events,receipt,reconcile,release,settle'

export default {
  ...shared('test/mutants/payment.vitest.ts'),
  mutate: ['src/server/access/{access-token,caller}.ts', `src/server/payment/{${deciding}}.ts`],
  // Each mutant takes seconds here, so that only decisions are changed, and not the words and rows that follow from them.
  mutator: {
    excludedMutations: ['ArrayDeclaration', 'ArrowFunction', 'BlockStatement', 'ObjectLiteral', 'StringLiteral'],
  },
}
