import { shownDay } from '#contract/shown-day'
import * as t from '#messages/rates'
import { useAboutPrice } from './about-price.ts'

type Props = { price: string; withDay?: boolean }

/** Renders "about €460,000" for a reader who chose another currency. `withDay`: with the day of the rates. */
export function AboutPrice({ price, withDay = false }: Props) {
  const other = useAboutPrice()
  const about = other?.about(price)
  if (!other || about === undefined) return null
  const day = t.rateOf({ day: shownDay(other.day) })
  return (
    <span title={withDay ? undefined : day} className="block text-sm text-muted">
      <bdi>{about}</bdi>
      {withDay && <span className="text-xs">{` ${day}`}</span>}
    </span>
  )
}
