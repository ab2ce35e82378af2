import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { MAX_PER_PAGE } from '#contract/list'
import { type ListedProperty, propertyApi } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import * as t from '#messages/windowCard'
import { isNotThere } from '../../platform/api/api-error.ts'
import { call } from '../../platform/api/call.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'
import { usePageTitle } from '../../platform/brand/page-title.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { FailedState } from '../../ui/list/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WindowCard } from './WindowCard.tsx'

function WindowCardsPage() {
  const home = useSearchParams()[0].get('home') ?? undefined
  usePageTitle(home ? t.windowCard() : t.windowCards())
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const isSeller = session.role === 'agent' || session.role === 'admin'
  return <Cards cards={home ? cardOf(home) : cardsOf(session.email, isSeller)} isOne={home !== undefined} />
}

export { WindowCardsPage as Component }

type Props = { cards: ReturnType<typeof cardOf>; isOne: boolean }

function Cards({ cards, isOne }: Props) {
  const { data, error, isFetching, refetch } = useQuery(cards)
  const sheets = useRef<HTMLDivElement>(null)
  const print = async () => {
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])]
    await Promise.allSettled(pictures.map((picture) => picture.decode())) // one that can't be shown is printed as a drawing
    window.print()
  }
  return (
    <section>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <h1 className="title-section">{isOne ? t.windowCard() : t.windowCards()}</h1>
        <Button unavailable={!data?.length} onClick={() => void print()}>
          {isOne ? t.printOne() : t.printAll()}
        </Button>
      </div>
      {!data && !error && <Skeleton className="aspect-210/297 w-full max-w-184" />}
      {error && !isNotThere(error) && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.failed()}
        </FailedState>
      )}
      {(data?.length === 0 || (error && isNotThere(error))) && (
        <EmptyState title={isOne ? t.notAvailable() : t.noneForSale()}>
          <ButtonLink to={isOne ? paths.allProperty : paths.addAgentProperty} variant="quiet">
            {isOne ? t.seeOthers() : t.seeYours()}
          </ButtonLink>
        </EmptyState>
      )}
      <div ref={sheets} className="grid gap-8 empty:hidden print:block">
        {data?.map((property) => (
          <WindowCard key={property._id} property={property} />
        ))}
      </div>
    </section>
  )
}

const cardOf = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'windowCard', id],
    queryFn: async (): Promise<ListedProperty[]> => [await call(propertyApi.one, { params: { id } })],
  })

const cardsOf = (email: string, isSeller: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'windowCards', email],
    queryFn: async (): Promise<ListedProperty[]> => {
      if (!isSeller) return []
      const verified = await call(propertyApi.list, { query: { email, status: 'verified', limit: `${MAX_PER_PAGE}` } })
      return verified.filter(isForSale)
    },
  })
