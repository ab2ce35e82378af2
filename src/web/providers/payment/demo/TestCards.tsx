const cards: [number: string, outcome: string][] = [
  ['4242 4242 4242 4242', 'is charged'],
  ['5555 5555 5555 4444', 'is charged'],
  ['3782 822463 10005', 'is charged'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong CVC'],
  ['4000 0000 0000 0119', 'meets a processing error'],
]

/** The cards that the demo processor knows (https://docs.stripe.com/testing), folded away. */
export const TestCards = ({ className = '' }: { className?: string }) => (
  <details className={`rounded-field bg-accent-wash px-4 py-3 text-sm ${className}`}>
    <summary className="cursor-pointer font-semibold text-accent">Test cards of this demo</summary>
    <p className="mt-2">No real card is charged here. Any future date and any three digits work (four for 3782…).</p>
    <dl className="mt-2 grid gap-x-6 gap-y-1 min-[26rem]:grid-cols-[auto_1fr]">
      {cards.map(([number, outcome]) => (
        <div key={number} className="contents">
          <dt className="font-semibold whitespace-nowrap tabular-nums">{number}</dt>
          <dd className="max-[26rem]:mb-1.5">{outcome}</dd>
        </div>
      ))}
    </dl>
  </details>
)
