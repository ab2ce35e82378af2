import { type LegalFact, type LegalHome, missingByLaw } from '#contract/legal-facts'
import * as t from '#messages/missingFacts'
import { fieldLabels } from './field-labels.ts'

type Props = { home: LegalHome; onGo?: (fact: LegalFact) => void; className?: string }

export function MissingFacts({ home, onGo, className = '' }: Props) {
  const law = missingByLaw(home)
  const count = law?.facts.length ?? 0
  return (
    <div className={count > 0 ? className : ''}>
      <p aria-live="polite" className="text-sm font-semibold">
        {law && t.missing({ country: law.country, count })}
      </p>
      {law && (
        <ul aria-label={t.askedFor({ country: law.country })} className="mt-1 grid gap-1 text-sm">
          {law.missing.map(({ facts, of, source }) => (
            <li key={source + of} className="border-s-2 border-accent ps-3">
              <span className="flex flex-wrap gap-x-3">
                {facts.map((fact) => (
                  <FactName key={fact} fact={fact} onGo={onGo} />
                ))}
              </span>
              <span className="block text-muted">{of ? t.sourceOf({ source, homes: of }) : source}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FactName({ fact, onGo }: { fact: LegalFact; onGo: Props['onGo'] }) {
  const name = fieldLabels[fact]?.() ?? fact
  if (!onGo) return <span className="font-semibold">{name}</span>
  return (
    <button
      type="button"
      onClick={() => onGo(fact)}
      className="min-h-9 cursor-pointer font-semibold text-brand underline underline-offset-4"
    >
      {name}
    </button>
  )
}
