import * as t from '#messages/notification'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { drawings } from '../ui/list/drawings.ts'
import { NoRows } from '../ui/list/TableList.tsx'
import { NotificationList } from './NotificationList.tsx'

const NotificationsPage = () => (
  <OwnPage title={t.notifications()} lead={t.lead()}>
    {(person) => <NotificationList person={person} empty={<None />} />}
  </OwnPage>
)

export { NotificationsPage as Component }

const None = () => (
  <NoRows drawing={drawings.notifications} title={t.none()} link={{ to: paths.allProperty, name: t.seeAllHomes() }} />
)
