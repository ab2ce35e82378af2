import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '#contract/currency'
import { localeOf, readersLanguage } from '#contract/language'
import { shownDay } from '#contract/shown-day'
import * as t from '#messages/rates'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { Select } from '../../ui/form/Select.tsx'
import { ratesQuery } from './about-price.ts'
import { keptCurrency } from './kept-currency.ts'

export function CurrencyButton() {
  const [isOpen, setOpen] = useState(false)
  const chosen = keptCurrency.useKept('')
  if (isOpen) return <CurrencyChoice autoFocus />
  return (
    <button type="button" className="cursor-pointer py-2 hover:text-brand" onClick={() => setOpen(true)}>
      {chosen ? t.alsoIn({ currency: nameOfAny(chosen) }) : t.otherCurrency()}
    </button>
  )
}

export function CurrencyChoice({ autoFocus }: { autoFocus?: boolean }) {
  const chosen = keptCurrency.useKept('') ?? ''
  const { data: site } = useQuery(siteQuery)
  const { data: rates, isPending, isError } = useQuery(ratesQuery)
  if (!site?.rates) return null
  const codes = Object.keys(rates?.of ?? {})
  const named = [...new Set([...codes, ...(chosen ? [chosen] : [])])]
    .map((code) => ({ code, name: nameOfAny(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, localeOf(readersLanguage())))
  const hint = rates
    ? t.hint({ currency: nameOf(site.currency), day: shownDay(rates.date) })
    : isPending
      ? t.loading()
      : t.noRates()
  return (
    <Select
      label={t.otherCurrency()}
      hint={isError ? t.failed() : hint}
      required={false}
      autoFocus={autoFocus}
      value={chosen}
      onChange={({ target }) => keptCurrency.keep('', target.value || undefined)}
    >
      <option value="">{t.none()}</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name === code ? code : `${name} (${code})`}
        </option>
      ))}
    </Select>
  )
}

/** Engines lack the names of some currencies; then the code is returned. */
const nameOfAny = (code: string): string =>
  new Intl.DisplayNames(localeOf(readersLanguage()), { type: 'currency', fallback: 'code' }).of(code) ?? code
