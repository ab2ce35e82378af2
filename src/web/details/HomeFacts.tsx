import { Suspense } from 'react'
import { featureName } from '#contract/feature-names'
import { figureNames } from '#contract/home-figures'
import { missingByLaw } from '#contract/legal-facts'
import type { Property } from '#contract/property'
import * as t from '#messages/details'
import * as names from '#messages/factNames'
import { EnergyLadder } from '../card/EnergyLadder.tsx'
import { namedFacts, notStated } from '../card/facts.ts'
import { useReadersUnit } from '../card/readers-unit.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { HomeSection } from './HomeSection.tsx'

const HomeFigures = lazyPart(async () => (await import('./HomeFigures.tsx')).HomeFigures)

export function HomeFacts({ property }: { property: Property }) {
  const missing = new Set(missingByLaw(property)?.facts)
  const unit = useReadersUnit()
  const facts = namedFacts(property, missing, unit)
  const features = property.features ?? []
  const hasFigures = figureNames.some((name) => property[name] !== undefined || missing.has(name))
  if (facts.length === 0 && features.length === 0 && !hasFigures) return null
  return (
    <HomeSection title={t.factsAndFeatures()}>
      {facts.length > 0 && (
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(([name, fact]) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-semibold">
                {name === names.energyRating() && property.energyRating ? (
                  <EnergyLadder rating={property.energyRating} />
                ) : (
                  <Stated fact={fact} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && (
        <ul aria-label={names.features()} className="mt-6 flex flex-wrap gap-2">
          {features.map((feature) => (
            <li key={feature} className="rounded-full border border-line bg-surface contain-text px-3.5 py-1 text-sm">
              <bdi>{featureName(feature)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {hasFigures && (
        <Suspense>
          <HomeFigures property={property} missing={missing} />
        </Suspense>
      )}
    </HomeSection>
  )
}

const Stated = ({ fact }: { fact: string }) =>
  fact === notStated() ? <span className="font-normal text-muted italic">{fact}</span> : <bdi>{fact}</bdi>
