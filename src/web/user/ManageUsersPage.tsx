import { useInfiniteQuery } from '@tanstack/react-query'
import { now } from '#contract/clock'
import type { PersonFigures } from '#contract/figures'
import type { Role, User } from '#contract/user'
import { usePersonFigures } from '../figures/figures.queries.ts'
import { rowId } from '../platform/api/pages.ts'
import { ExportButton } from '../platform/export/DownloadButton.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { ListSearch, searchWords } from '../ui/list/ListSearch.tsx'
import { PersonCell } from '../ui/list/PersonCell.tsx'
import type { Column } from '../ui/list/Table.tsx'
import { TableList } from '../ui/list/TableList.tsx'
import { useUrlFields } from '../ui/router/use-url-fields.ts'
import { listedDay } from '../ui/time/day-in-words.ts'
import { UserActions } from './UserActions.tsx'
import { userList } from './user.queries.ts'

const ManageUsersPage = () => (
  <OwnPage title="Manage Users" action={<ExportButton list="people" />}>
    {({ email }) => <Users self={email} />}
  </OwnPage>
)

export { ManageUsersPage as Component }

function Users({ self }: { self: string }) {
  const { fields, change } = useUrlFields('q')
  const list = useInfiniteQuery(userList(searchWords(fields.q)))
  const figures = usePersonFigures(list.data)
  return (
    <>
      <ListSearch placeholder="Name or e-mail" value={fields.q} onText={(text) => change('q', text)} />
      <TableList
        list={list}
        keyOf={rowId}
        noun={['user', 'users']}
        search={fields.q}
        failed="The users could not be loaded."
        empty={{ title: 'No one matches this search.', link: { to: paths.manageUsers, name: 'Show everyone' } }}
        caption="Users"
        columns={columnsFor(self, figures)}
      />
    </>
  )
}

const columnsFor = (self: string, figures: ReturnType<typeof usePersonFigures>): Column<User>[] => [
  {
    name: 'User',
    head: true,
    bare: true,
    className: 'sm:w-[38%]',
    cell: ({ _id, name, email, photoURL }) => (
      <PersonCell name={name} email={email} photo={photoURL}>
        <PersonSummary figures={figures.get(_id)} />
      </PersonCell>
    ),
  },
  { name: 'Role', className: 'sm:w-[14%] lg:w-[10%]', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    name: 'Actions',
    bare: true,
    cell: (user, headId) =>
      user.email === self ? <p className="font-semibold">You</p> : <UserActions user={user} describedBy={headId} />,
  },
]

const PersonSummary = ({ figures }: { figures: PersonFigures | undefined }) => (
  <span className="block text-sm text-muted">
    <span className="block min-h-5 truncate">
      {figures &&
        `${howMany(figures.homes, ['home', 'homes'])} · ${howMany(figures.openOffers, ['open offer', 'open offers'])}`}
    </span>
    <span className="block min-h-5 truncate">{figures && `joined ${listedDay(figures.joinedAt, now())}`}</span>
  </span>
)

const looks: Record<Role | 'user', BadgeLook> = { admin: 'ink', agent: 'brand', fraud: 'danger', user: 'neutral' }
const names: Record<Role | 'user', string> = { admin: 'Admin', agent: 'Agent', fraud: 'Fraud', user: 'User' }

const RoleBadge = ({ role = 'user' }: { role?: Role | 'user' }) => <Badge look={looks[role]}>{names[role]}</Badge>
