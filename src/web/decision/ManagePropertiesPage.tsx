import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Property } from '#contract/property'
import * as t from '#messages/decision'
import { StatusBadge } from '../card/StatusBadge.tsx'
import { EvidenceOf, FoldedReasons } from '../evidence/Evidence.tsx'
import { adminFigures } from '../figures/figures.queries.ts'
import { rowId } from '../platform/api/pages.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ListingFilters, useListingFilters } from '../property/ListingFilters.tsx'
import { listings, readListings } from '../property/listing.queries.ts'
import { EmailText } from '../ui/EmailText.tsx'
import { List } from '../ui/list/List.tsx'
import { type Column, Table } from '../ui/list/Table.tsx'
import { NoRows } from '../ui/list/TableList.tsx'
import { TitleCell } from '../ui/list/TitleCell.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { Decision } from './Decision.tsx'
import { EditNotice } from './EditNotice.tsx'

const ManagePropertiesPage = () => <OwnPage title={t.title()}>{() => <Managed />}</OwnPage>

export { ManagePropertiesPage as Component }

function Managed() {
  const filters = useListingFilters('pending')
  const { q, status } = filters
  const list = useInfiniteQuery(listings({ q, status }))
  const { data: figures } = useQuery(adminFigures)
  const everyHome = { to: `${paths.manageProperties}?status=all`, name: t.showEvery() }
  return (
    <>
      <ListingFilters {...filters} placeholder={t.search()} counts={figures?.homes} />
      <List
        list={list}
        keyOf={rowId}
        readRows={readListings}
        noun={t.total}
        search={`${status} ${q}`}
        failed={t.failed()}
        empty={<NoRows title={emptyTitle(q, status)} link={q || status ? everyHome : undefined} />}
      >
        {(rows) => (
          <EvidenceOf ids={rows?.map(rowId) ?? []}>
            <Table caption={t.homes()} columns={columns()} rows={rows} keyOf={rowId} />
          </EvidenceOf>
        )}
      </List>
    </>
  )
}

function emptyTitle(q: string | undefined, status: string | undefined): string {
  if (!q && status === 'pending') return t.noneWaits()
  return q || status ? t.noMatch() : t.noneListed()
}

const columns = (): Column<Property>[] => [
  { name: t.home(), head: true, bare: true, className: 'sm:w-[33%]', cell: (property) => <Home property={property} /> },
  {
    name: t.agent(),
    className: 'sm:w-[22%]',
    cell: ({ name, email }) => <TitleCell first={name} second={<EmailText email={email} />} />,
  },
  { name: t.status(), className: 'sm:w-[13%]', cell: (property) => <Status property={property} /> },
  {
    name: t.decision(),
    bare: true,
    className: 'sm:w-[32%]',
    cell: (property, headId) => <Decision property={property} describedBy={headId} />,
  },
]

function Home({ property }: { property: Property }) {
  const { _id: id, title, location, propertyImage, placeholder } = property
  const titleId = useId()
  return (
    <div className="flex gap-4">
      <CardPicture
        src={propertyImage}
        sizes="5rem"
        placeholder={placeholder}
        className="w-20 shrink-0 self-start rounded-xl"
      />
      <div className="min-w-0 sm:min-w-28">
        <Link
          id={titleId}
          to={paths.propertyDetails(id)}
          className="contain-text inline-block max-w-full leading-snug font-bold hover:text-brand hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="text-sm text-muted">
          <bdi>{location}</bdi>
        </p>
        <p className="text-sm font-semibold">
          <Price property={property} />
        </p>
        <FoldedReasons id={id} describedBy={titleId} />
      </div>
    </div>
  )
}

const Price = ({ property }: { property: Property }) => useMoney().price(property)

const Status = ({ property }: { property: Property }) => (
  <div className="grid justify-items-start gap-2">
    <StatusBadge property={property} />
    {property.withdrawn && <p className="text-sm text-muted">{t.withdrawn()}</p>}
    {property.edited && <EditNotice edit={property.edited} />}
  </div>
)
