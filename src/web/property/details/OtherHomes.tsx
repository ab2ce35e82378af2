import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { recentHomes } from '../../session/recent-homes.ts'
import { useSession } from '../../session/session.ts'
import { homesByIds, similarHomes } from './details.queries.ts'
import { HomeSection } from './HomeSection.tsx'
import { HomeTiles } from './HomeTile.tsx'

const SHOWN = 6

/** Where to go on from a home. When it can't be had, the page is whole without it. */
export function SimilarHomes({ id }: { id: string }) {
  const { data = [] } = useQuery(similarHomes(id))
  if (data.length === 0) return null
  return (
    <HomeSection title="Similar homes">
      <HomeTiles homes={data} />
    </HomeSection>
  )
}

/** The homes that this person looked at before this one, here in this browser; this one is among them from now on. */
export function RecentlyViewed({ property }: { property: Property }) {
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  const isShown = isForSale(property)
  useEffect(() => {
    if (email && isShown) recentHomes(email).add(property._id)
  }, [email, isShown, property._id])
  return email ? <HomesBefore email={email} id={property._id} /> : null
}

function HomesBefore({ email, id }: { email: string; id: string }) {
  const known = recentHomes(email)
  const ids = known.read().filter((one) => one !== id)
  const { data } = useQuery({ ...homesByIds(ids), enabled: ids.length > 0 })
  useEffect(() => {
    if (data) known.keep([id, ...data.map(({ _id }) => _id)])
  })
  const homes = data?.filter(({ _id }) => ids.includes(_id)).slice(0, SHOWN) ?? []
  if (homes.length === 0) return null
  return (
    <HomeSection title="Recently viewed">
      <HomeTiles homes={homes} className="sm:grid-cols-3 lg:grid-cols-6" />
    </HomeSection>
  )
}
