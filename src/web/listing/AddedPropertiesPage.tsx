import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as t from '#messages/listing'
import { agentFigures, useHomeFigures } from '../figures/figures.queries.ts'
import { rowId } from '../platform/api/pages.ts'
import { ExportButton } from '../platform/export/DownloadButton.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ListingFilters, useListingFilters } from '../property/ListingFilters.tsx'
import { listings, readListings } from '../property/listing.queries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { PictureRowSkeletons } from '../ui/list/PictureRow.tsx'
import { AddedProperty } from './AddedProperty.tsx'

const AddedPropertiesPage = () => (
  <OwnPage
    title={t.title()}
    action={
      <div className="flex flex-wrap items-center gap-3">
        <ExportButton list="listings" />
        <ButtonLink to={paths.windowCards} variant="quiet" compact>
          {t.printCards()}
        </ButtonLink>
        <ButtonLink to={paths.addProperty}>{t.addProperty()}</ButtonLink>
      </div>
    }
  >
    {({ email }) => <Added email={email} />}
  </OwnPage>
)

export { AddedPropertiesPage as Component }

function Added({ email }: { email: string }) {
  const filters = useListingFilters()
  const { q, status } = filters
  const list = useInfiniteQuery(listings({ email, q, status }))
  const figures = useHomeFigures(list.data)
  const { data: counts } = useQuery(agentFigures)
  const empty =
    q || status ? (
      <EmptyState title={t.noMatch()}>
        <ButtonLink to={paths.addAgentProperty} variant="quiet">
          {t.showEvery()}
        </ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState title={t.none()}>
        <ButtonLink to={paths.addProperty}>{t.addFirst()}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ListingFilters {...filters} placeholder={t.search()} counts={counts?.homes} uncounted="edited" />
      <List
        list={list}
        keyOf={rowId}
        readRows={(ids) => readListings(ids, email)}
        noun={t.total}
        search={`${status} ${q}`}
        failed={t.failed()}
        empty={empty}
      >
        {(rows) => (
          <div className="grid gap-4">
            {!rows && <PictureRowSkeletons />}
            {rows?.map((property) => (
              <AddedProperty key={property._id} property={property} figures={figures.get(property._id)} />
            ))}
          </div>
        )}
      </List>
    </>
  )
}
