import { useInfiniteQuery } from '@tanstack/react-query'
import { now } from '#contract/clock'
import type { PersonFigures } from '#contract/figures'
import type { Role, User } from '#contract/user'
import * as t from '#messages/user'
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
  <OwnPage title={t.title()} action={<ExportButton list="people" />}>
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
      <ListSearch placeholder={t.nameOrEmail()} value={fields.q} onText={(text) => change('q', text)} />
      <TableList
        list={list}
        keyOf={rowId}
        noun={t.total}
        search={fields.q}
        failed={t.failed()}
        empty={{ title: t.noMatch(), link: { to: paths.manageUsers, name: t.showEveryone() } }}
        caption={t.users()}
        columns={columnsFor(self, figures)}
      />
    </>
  )
}

const columnsFor = (self: string, figures: ReturnType<typeof usePersonFigures>): Column<User>[] => [
  {
    name: t.user(),
    head: true,
    bare: true,
    className: 'sm:w-[38%]',
    cell: ({ _id, name, email, photoURL }) => (
      <PersonCell name={name} email={email} photo={photoURL}>
        <PersonSummary figures={figures.get(_id)} />
      </PersonCell>
    ),
  },
  { name: t.roleColumn(), className: 'sm:w-[14%] lg:w-[10%]', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    name: t.actions(),
    bare: true,
    cell: (user, headId) =>
      user.email === self ? (
        <p className="font-semibold">{t.you()}</p>
      ) : (
        <UserActions user={user} describedBy={headId} />
      ),
  },
]

const PersonSummary = ({ figures }: { figures: PersonFigures | undefined }) => (
  <span className="block text-sm text-muted">
    <span className="block min-h-5">
      {figures && `${howMany(figures.homes, t.homes)} · ${howMany(figures.openOffers, t.openOffers)}`}
    </span>
    <span className="block min-h-5 truncate">{figures && t.joined({ day: listedDay(figures.joinedAt, now()) })}</span>
  </span>
)

const looks: Record<Role | 'user', BadgeLook> = { admin: 'ink', agent: 'brand', fraud: 'danger', user: 'neutral' }
const names: Record<Role | 'user', () => string> = { admin: t.admin, agent: t.agent, fraud: t.fraud, user: t.user }

const RoleBadge = ({ role = 'user' }: { role?: Role | 'user' }) => <Badge look={looks[role]}>{names[role]()}</Badge>
