import { type ReactNode, useId, useState } from 'react'
import type { HomeCount } from '#contract/property-search'
import { shownTotal } from '#contract/shown-total'

export const shownCount = (count: HomeCount | undefined): string | undefined =>
  count === undefined || count === '0+' ? undefined : shownTotal(count)

export const Picks = ({ label, className, children }: { label: string; className: string; children: ReactNode[] }) => {
  const id = useId()
  if (children.length === 0) return null
  return (
    <fieldset aria-labelledby={id} className={className}>
      <legend id={id} className="mb-1.5 text-sm font-semibold">
        {label}
      </legend>
      <div className="flex flex-wrap gap-2 @max-3xs:flex-col @max-3xs:gap-0">{children}</div>
    </fieldset>
  )
}

type PickProps = { name: string; count?: HomeCount | undefined; isOn: boolean; onToggle: () => void }

export function Pick({ name, count, isOn, onToggle }: PickProps) {
  const [known, setKnown] = useState(isOn)
  const [isShownOn, setShownOn] = useState(isOn)
  if (known !== isOn) {
    setKnown(isOn)
    setShownOn(isOn)
  }
  const toggle = () => {
    setShownOn(!isShownOn)
    onToggle()
  }
  const shown = shownCount(count)
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge/60 bg-surface px-4 py-2 text-sm font-semibold hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand has-focus-visible:outline-2 @max-3xs:min-h-9 @max-3xs:rounded-field @max-3xs:border-transparent @max-3xs:bg-transparent @max-3xs:px-2 @max-3xs:py-1 @max-3xs:hover:text-brand">
      <input type="checkbox" checked={isShownOn} onChange={toggle} className="size-4 shrink-0 accent-brand" />
      <span className="flex grow justify-between gap-1.5">
        <span>{name}</span>
        {shown !== undefined && <span className="font-normal text-muted">{` ${shown}`}</span>}
      </span>
    </label>
  )
}
