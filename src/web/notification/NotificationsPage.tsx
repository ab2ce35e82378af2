import { OwnPage } from '../platform/session/OwnPage.tsx'
import { NotificationList } from './NotificationList.tsx'

const NotificationsPage = () => (
  <OwnPage title="Notifications" lead="What happened to your offers, homes, searches and wishes in the last 90 days.">
    {(person) => <NotificationList person={person} />}
  </OwnPage>
)

export { NotificationsPage as Component }
