import { useQuery } from '@tanstack/react-query'
import { type CheckOutcome, evidenceApi, type PropertyCheckName } from '#contract/evidence'
import * as t from '#messages/homeParts'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { dayHere } from '../ui/time/day-here.ts'
import { HomeSection } from './HomeSection.tsx'

const words: Record<PropertyCheckName, Record<CheckOutcome, () => string>> = {
  pictures: { clear: t.picturesClear, lookedAt: t.picturesLookedAt, notMade: t.picturesNotMade },
  text: { clear: t.textClear, lookedAt: t.textLookedAt, notMade: t.textNotMade },
  contact: { clear: t.contactClear, lookedAt: t.contactLookedAt, notMade: t.contactNotMade },
  price: { clear: t.priceClear, lookedAt: t.priceLookedAt, notMade: t.priceNotMade },
  address: { clear: t.addressClear, lookedAt: t.addressLookedAt, notMade: t.addressNotMade },
  once: { clear: t.onceClear, lookedAt: t.onceLookedAt, notMade: t.onceNotMade },
}

export function WhatWasChecked({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [...queryKeys.property, 'checks', id],
    queryFn: async () => (await call(evidenceApi.checks, { params: { id } })).checks,
  })
  if (!data || data.length === 0) return null
  return (
    <HomeSection title={t.whatWasChecked()}>
      <ul className="mt-4 grid gap-2">
        {data.map(({ check, outcome, checkedAt }) => (
          <li key={check} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <span className={`min-w-0 ${outcome === 'notMade' ? 'text-muted' : ''}`}>{words[check][outcome]()}</span>
            <time dateTime={checkedAt} className="text-sm text-muted">
              {dayHere(checkedAt)}
            </time>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
