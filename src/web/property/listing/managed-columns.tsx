import { Link } from 'react-router'
import type { Property } from '#contract/property'
import { useMoney } from '../../api/use-money.ts'
import { paths } from '../../navigation/paths.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import type { Column } from '../../ui/list/Table.tsx'
import { TitleCell } from '../../ui/list/TitleCell.tsx'
import { CardPicture } from '../../ui/Picture.tsx'
import { StatusBadge } from '../card/StatusBadge.tsx'
import { Decision } from './Decision.tsx'
import { EditNotice } from './EditNotice.tsx'

/** A listing as an admin sees it. */
export const managedColumns: Column<Property>[] = [
  { name: 'Home', head: true, bare: true, className: 'sm:w-[31%]', cell: (property) => <Home property={property} /> },
  {
    name: 'Agent',
    className: 'sm:w-[19%]',
    cell: ({ name, email }) => <TitleCell first={name} second={<EmailText email={email} />} />,
  },
  { name: 'Status', className: 'sm:w-[18%]', cell: (property) => <Status property={property} /> },
  {
    name: 'Decision',
    bare: true,
    className: 'sm:w-[32%]',
    cell: (property, headId) => <Decision property={property} describedBy={headId} />,
  },
]

const Home = ({
  property: { _id: id, title, location, price, propertyImage, placeholder },
}: {
  property: Property
}) => (
  <div className="flex gap-4">
    <CardPicture
      src={propertyImage}
      sizes="6rem"
      placeholder={placeholder}
      className="w-24 shrink-0 self-start rounded-xl"
    />
    <div className="min-w-0 sm:min-w-28">
      <Link
        to={paths.propertyDetails(id)}
        className="contain-text inline-block max-w-full leading-snug font-bold hover:text-brand hover:underline"
      >
        {title}
      </Link>
      <p className="mt-1 text-sm text-muted">{location}</p>
      <p className="mt-1 text-sm font-semibold">
        <Price price={price} />
      </p>
    </div>
  </div>
)

const Price = ({ price }: { price: string }) => useMoney().price(price)

const Status = ({ property }: { property: Property }) => (
  <div className="grid justify-items-start gap-2">
    <StatusBadge property={property} />
    {property.withdrawn && <p className="text-sm text-muted">Withdrawn: its agent is marked as fraud.</p>}
    {property.edited && <EditNotice edit={property.edited} />}
  </div>
)
