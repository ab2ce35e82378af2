import { renderToStaticMarkup } from 'react-dom/server'
import { featureName } from '#contract/feature-names'
import { labelledPrice } from '#contract/labelled-price'
import { listed } from '#contract/listed'
import type { OpenTime } from '#contract/open-time-fields'
import type { Property } from '#contract/property'
import { shownDescription, titleOf } from '#contract/shown-texts'
import { shownTime } from '#contract/shown-time'
import type { Site } from '#contract/site'
import { offsetAt } from '#contract/utc-offsets'
import * as t from '#messages/withoutScripts'
import { namedFacts } from '../card/facts.ts'
import { paths } from '../platform/navigation/paths.ts'
import { withReturnPath } from '../platform/session/return-path.ts'
import { HomeTitle, inItsLanguage } from '../property/HomeTitle.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'

export const homeWithoutScripts = (home: Property, site: Site): string =>
  renderToStaticMarkup(<HomeFacts home={home} site={site} />)

function HomeFacts({ home, site }: { home: Property; site: Site }) {
  const { _id, location, propertyImage, features = [], openTimes = [], clock, name, agentId } = home
  const description = shownDescription(home)
  return (
    <article className="page max-w-3xl py-12">
      <p>
        <a href={paths.home} className="link">
          {t.home()}
        </a>
      </p>
      <h1 className="title-section mt-6">
        <HomeTitle home={home} />
      </h1>
      <p className="mt-2 text-lg text-muted">
        <bdi>{location}</bdi>
      </p>
      <p className="mt-4 text-lg font-semibold">{labelledPrice(home, site.currency)}</p>
      <img src={propertyImage} alt={titleOf(home)} className="mt-6 w-full rounded-card" />
      <dl className="mt-6 grid grid-cols-2 gap-2">
        {namedFacts(home).map(([fact, value]) => (
          <div key={fact}>
            <dt className="text-muted">{fact}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {features.length > 0 && <p className="mt-4">{listed(features.map(featureName))}</p>}
      {openTimes.length > 0 && <OpenTimes openTimes={openTimes} clock={clock} />}
      <p className="mt-6 whitespace-pre-line" {...inItsLanguage(description)}>
        {description.text}
      </p>
      <p className="mt-6">
        <TextWithParts
          text={t.listedBy({ name })}
          parts={{
            agent: (words) =>
              agentId ? (
                <a href={paths.agent(agentId)} className="link">
                  <bdi>{words}</bdi>
                </a>
              ) : (
                <bdi>{words}</bdi>
              ),
            login: (words) => (
              <a href={withReturnPath(paths.login, paths.propertyDetails(_id))} className="link">
                {words}
              </a>
            ),
          }}
        />
      </p>
    </article>
  )
}

type OpenTimesProps = { openTimes: OpenTime[]; clock: Property['clock'] }

const OpenTimes = ({ openTimes, clock }: OpenTimesProps) => (
  <section className="mt-6">
    <h2>{t.openTimes()}</h2>
    <ul>
      {openTimes.map(({ _id, startsAt, endsAt }) => (
        <li key={_id}>
          {[startsAt, endsAt]
            .map((moment) => shownTime({ startsAt: moment, utcOffset: offsetOf(clock, moment) }))
            .join(' – ')}
        </li>
      ))}
    </ul>
  </section>
)

const offsetOf = (clock: Property['clock'], moment: string): number => (clock ? offsetAt(clock.utcOffsets, moment) : 0)
