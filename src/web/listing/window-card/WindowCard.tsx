import { brandInText } from '#contract/brand'
import { isolated } from '#contract/isolated'
import type { ListedProperty } from '#contract/property'
import { shownDescription, titleOf } from '#contract/shown-texts'
import * as factNames from '#messages/factNames'
import * as t from '#messages/windowCard'
import { EnergyLadder } from '../../card/EnergyLadder.tsx'
import { namedFacts } from '../../card/facts.ts'
import { useMoney } from '../../platform/api/use-money.ts'
import { SplitTitle } from '../../platform/brand/SplitTitle.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { HomeTitle, inItsLanguage } from '../../property/HomeTitle.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { QrCode } from '../../ui/QrCode.tsx'

/**
 * One A4 sheet for an agent's window. Sizes are relative to its width, so that the screen shows the printed layout;
 * long texts are truncated.
 */
export function WindowCard({ property }: { property: ListedProperty }) {
  const { propertyImage, placeholder, name, agentImage, _id, location } = property
  const description = shownDescription(property)
  const price = useMoney().price(property)
  return (
    <article
      aria-label={isolated(titleOf(property))}
      className="window-card border border-line bg-surface print:border-0"
    >
      <div className="flex h-full flex-col">
        <Picture
          src={propertyImage}
          placeholder={placeholder}
          alt=""
          width={1600}
          height={900}
          sizes="210mm"
          eager
          className="shrink-0"
        />
        <div className="flex min-h-0 grow flex-col px-[6cqw] pt-[4.5cqw] pb-[5cqw]">
          <p className="flex text-[2.6cqw] font-semibold text-muted">
            <bdi className="truncate">{location}</bdi>
          </p>
          <h2 className="mt-[0.6cqw] flex text-[4.8cqw]">
            <HomeTitle home={property} className="line-clamp-2" />
          </h2>
          <p
            className="mt-[1cqw] truncate font-display leading-[1.15] font-[560] text-brand rtl:leading-[1.4]"
            style={{ fontSize: `${priceSize(price)}cqw` }}
          >
            {price}
          </p>
          <Facts property={property} />
          <p
            dir="auto"
            {...inItsLanguage(description)}
            className="mt-[2.4cqw] line-clamp-3 text-[2.5cqw] leading-[1.45] wrap-anywhere"
          >
            {description.text}
          </p>
          <div className="mt-auto flex items-end justify-between gap-[4cqw] pt-[2cqw]">
            <div className="flex min-w-0 items-center gap-[2cqw]">
              <Avatar name={name} src={agentImage} className="size-[11cqw] text-[4cqw]" />
              <div className="min-w-0">
                <p className="flex text-[3cqw] font-bold">
                  <bdi className="truncate">{name}</bdi>
                </p>
                <p className="text-[2.6cqw]">
                  <SplitTitle />
                </p>
              </div>
            </div>
            <div className="grid shrink-0 justify-items-center">
              <QrCode
                text={window.location.origin + paths.propertyDetails(_id)}
                label={t.qrCode({ brand: brandInText() })}
                className="size-[17cqw]"
              />
              <p className="text-[1.8cqw] font-semibold">{t.seeOnline()}</p>
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

const DIGIT_WIDTH = 0.6
const MAX_PRICE_SIZE = 10.75
const TEXT_WIDTH = 88

const priceSize = (price: string): number => Math.min(MAX_PRICE_SIZE, TEXT_WIDTH / (price.length * DIGIT_WIDTH))

const FACTS = 4
const { bedrooms, bathrooms, area, energyRating } = factNames
const FIRST = [bedrooms, bathrooms, area, energyRating]

function Facts({ property }: { property: ListedProperty }) {
  const known = namedFacts(property)
  const isFirst = ([name]: (typeof known)[number]) => FIRST.some((first) => first() === name)
  const shown = [...known.filter(isFirst), ...known.filter((fact) => !isFirst(fact))].slice(0, FACTS)
  if (shown.length === 0) return null
  return (
    <dl className="mt-[1.6cqw] grid shrink-0 grid-cols-4 gap-x-[2cqw] border-y border-line py-[1.4cqw]">
      {shown.map(([name, fact]) => (
        <div key={name} className="min-w-0">
          <dt className="text-[1.9cqw] text-muted">{name}</dt>
          <dd className="line-clamp-2 text-[2.6cqw] leading-tight font-bold">
            {name === energyRating() && property.energyRating ? (
              <EnergyLadder rating={property.energyRating} className="mt-[0.3cqw] text-[1.5cqw]" />
            ) : (
              fact
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
