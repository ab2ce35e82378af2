import { useQuery } from '@tanstack/react-query'
import { type CheckOutcome, evidenceApi, type PropertyCheckName } from '#contract/evidence'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { dayHere } from '../ui/time/day-here.ts'
import { HomeSection } from './HomeSection.tsx'

const words: Record<PropertyCheckName, Record<CheckOutcome, string>> = {
  pictures: {
    clear: 'No picture of another listing',
    lookedAt: 'Pictures compared with those of other listings',
    notMade: 'Not made: all of its pictures compared with those of other listings',
  },
  text: {
    clear: 'No text of another listing',
    lookedAt: 'Text compared with those of other listings',
    notMade: 'Not made: its text compared with those of other listings',
  },
  contact: {
    clear: 'No contact details or requests for money in the text',
    lookedAt: 'Text read for contact details and requests for money',
    notMade: 'Not made: its text read for contact details and requests for money',
  },
  price: {
    clear: 'Price not far below what was paid nearby',
    lookedAt: 'Price compared with what was paid nearby',
    notMade: 'Not made: its price compared with what was paid nearby',
  },
  address: {
    clear: 'Address found',
    lookedAt: 'Address compared with the point on the map',
    notMade: 'Not made: its address found on the map',
  },
  once: {
    clear: 'No other listing of this address',
    lookedAt: 'Address compared with those of other listings',
    notMade: 'Not made: its address compared with those of other listings',
  },
}

export function WhatWasChecked({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [...queryKeys.property, 'checks', id],
    queryFn: async () => (await call(evidenceApi.checks, { params: { id } })).checks,
  })
  if (!data || data.length === 0) return null
  return (
    <HomeSection title="What was checked">
      <ul className="mt-4 grid gap-2">
        {data.map(({ check, outcome, checkedAt }) => (
          <li key={check} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <span className={`min-w-0 ${outcome === 'notMade' ? 'text-muted' : ''}`}>{words[check][outcome]}</span>
            <time dateTime={checkedAt} className="text-sm text-muted">
              {dayHere(checkedAt)}
            </time>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
