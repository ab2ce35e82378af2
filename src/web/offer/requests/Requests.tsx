import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { isolated } from '#contract/isolated'
import type { Offer } from '#contract/offer'
import { personName } from '#contract/person-name'
import * as t from '#messages/requests'
import { rowId } from '../../platform/api/pages.ts'
import { useMoney } from '../../platform/api/use-money.ts'
import { howMany } from '../../ui/list/how-many.ts'
import { List } from '../../ui/list/List.tsx'
import { PictureRowSkeletons } from '../../ui/list/PictureRow.tsx'
import { Table } from '../../ui/list/Table.tsx'
import { CardPicture } from '../../ui/Picture.tsx'
import { TextWithParts } from '../../ui/TextWithParts.tsx'
import { PayBefore } from '../../wishlist/PayBefore.tsx'
import { offersOfAgent } from '../offer.queries.ts'
import { OfferedTitle } from '../offer-columns.tsx'
import { requestColumns } from './request-columns.tsx'

export function Requests({ email, empty }: { email: string; empty: ReactNode }) {
  const list = useInfiniteQuery(offersOfAgent(email))
  return (
    <List list={list} keyOf={rowId} noun={t.total} failed={t.failed()} empty={empty}>
      {(offers) => (
        <div className="grid gap-5">
          {!offers && <PictureRowSkeletons />}
          {offers &&
            groupByHome(offers).map((home) => (
              <RequestedHome key={home.key} offers={home.offers} isPartial={list.hasNextPage}>
                <Table
                  caption={t.offersOn({ title: isolated(home.offers[0].title) })}
                  columns={requestColumns()}
                  rows={home.offers}
                  keyOf={rowId}
                  within
                />
              </RequestedHome>
            ))}
        </div>
      )}
    </List>
  )
}

type Props = {
  offers: readonly [Offer, ...Offer[]]
  isPartial: boolean
  children: ReactNode
}

function RequestedHome({ offers, isPartial, children }: Props) {
  const heading = useId()
  const money = useMoney()
  const [newest] = offers
  const { propertyImage, location, askingPrice, askingPriceKind } = newest
  const howManyOffers = isPartial ? '' : ` · ${howMany(offers.length, t.total)}`
  const held = offers.find(({ status }) => status === 'accepted')
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="mb-4 flex gap-4">
        <CardPicture src={propertyImage} sizes="6rem" className="w-24 shrink-0 self-start rounded-xl" />
        <div className="min-w-0">
          <h2 id={heading} className="title-card">
            <OfferedTitle offer={newest} />
          </h2>
          <p className="mt-1 text-sm text-muted">
            <bdi>{location}</bdi>
          </p>
          <p className="mt-1 text-sm">
            {askingPrice === undefined ? (
              <span>{`${t.notListed()}${howManyOffers}`}</span>
            ) : (
              <>
                <TextWithParts
                  text={askingWords(askingPrice, money.price({ price: askingPrice, priceKind: askingPriceKind }))}
                  parts={{ price: (price) => <span className="font-semibold">{price}</span> }}
                />
                <span>{howManyOffers}</span>
              </>
            )}
          </p>
          {held?.payBefore && <PayBefore at={held.payBefore} heldFor={personName(held.buyerName)} className="mt-1" />}
        </div>
      </div>
      {children}
    </section>
  )
}

const askingWords = (asking: string, price: string): string => (asking === '' ? price : t.asking({ price }))

type HomeOffers = { key: string; offers: [Offer, ...Offer[]] }

/**
 * Groups offers by home, the home with the newest offer first. Later pages extend groups or append new ones, so that no
 * group moves (P-183).
 */
export function groupByHome(offers: Offer[]): HomeOffers[] {
  const groups = new Map<string, HomeOffers>()
  for (const offer of offers) {
    const key = offer.propertyId ?? `${offer.title}, ${offer.location}`
    const group = groups.get(key)
    if (group) group.offers.push(offer)
    else groups.set(key, { key, offers: [offer] })
  }
  return [...groups.values()]
}
