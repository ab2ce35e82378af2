import * as t from '#messages/notification'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { NotificationList } from './NotificationList.tsx'

const NotificationsPage = () => (
  <OwnPage title={t.notifications()} lead={t.lead()}>
    {(person) => <NotificationList person={person} />}
  </OwnPage>
)

export { NotificationsPage as Component }
