import { shownDay } from '#contract/shown-day'
import * as t from '#messages/rates'
import { TextWithParts } from '../../ui/TextWithParts.tsx'
import { useAboutPrice } from './about-price.ts'

/** Renders "about €460,000" with the day of the rates, for a reader who chose another currency. */
export function AboutPrice({ price }: { price: string }) {
  const other = useAboutPrice()
  const about = other?.about(price)
  if (!other || about === undefined) return null
  return (
    <span className="block text-sm text-muted">
      <TextWithParts
        text={t.dated({ about, day: shownDay(other.day) })}
        parts={{
          about: (words) => <bdi>{words}</bdi>,
          day: (words) => <span className="text-xs">{words}</span>,
        }}
      />
    </span>
  )
}
