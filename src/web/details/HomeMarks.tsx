import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { HomeTraces } from '../trace/HomeTraces.tsx'
import { HomeNote } from '../trace/note/HomeNote.tsx'

/** What a signed-in person may mark on a home for themselves: to compare it, to hide it, a note. */
export const HomeMarks = ({ property, email }: { property: Property; email: string }) => (
  <div className="print:hidden">
    {isForSale(property) && <HomeTraces property={property} email={email} />}
    <HomeNote email={email} propertyId={property._id} />
  </div>
)
