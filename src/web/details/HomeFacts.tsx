import type { Property } from '#contract/property'
import { EnergyLadder } from '../card/EnergyLadder.tsx'
import { namedFacts } from '../card/facts.ts'
import { HomeSection } from './HomeSection.tsx'

export function HomeFacts({ property }: { property: Property }) {
  const facts = namedFacts(property)
  const features = property.features ?? []
  if (facts.length === 0 && features.length === 0) return null
  return (
    <HomeSection title="Facts and features">
      {facts.length > 0 && (
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(([name, fact]) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-semibold">
                {name === 'Energy rating' && property.energyRating ? (
                  <EnergyLadder rating={property.energyRating} />
                ) : (
                  fact
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && (
        <ul aria-label="Features" className="mt-6 flex flex-wrap gap-2">
          {features.map((feature) => (
            <li key={feature} className="rounded-full border border-line bg-surface contain-text px-3.5 py-1 text-sm">
              {feature}
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
