import { useQuery } from '@tanstack/react-query'
import { DEMO_PASSWORD, demoAccounts } from '#contract/demo'
import * as t from '#messages/auth'
import { siteQuery } from '../platform/api/site.queries.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'

export function DemoAccounts({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  const { data: site } = useQuery(siteQuery)
  if (!site?.demo || site.identity !== 'embedded') return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 rounded-card border border-line bg-sunken p-5">
      <h2 id="demo-accounts" className="font-sans text-sm font-bold tracking-normal">
        {t.demo()}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {demoAccounts.map(({ label, email }) => (
          <li key={email}>
            <button
              type="button"
              title={email}
              onClick={() => onChoose({ email, password: DEMO_PASSWORD })}
              className="min-h-11 cursor-pointer rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold transition-colors hover:border-brand hover:text-brand focus-visible:rounded-full"
            >
              {label()}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        <TextWithParts
          text={t.demoPassword({ password: DEMO_PASSWORD })}
          parts={{ code: (words) => <code className="font-semibold text-ink">{words}</code> }}
        />
      </p>
    </section>
  )
}
