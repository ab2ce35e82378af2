import { Messages } from '../conversation/Messages.tsx'
import Notifications from '../notification/Notifications.tsx'

/** The buttons for messages and notifications in the nav bar. `onOpen` closes the folded menu. */
const NotificationButtons = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <Messages onChoose={onOpen} />
    <Notifications onOpen={onOpen} />
  </>
)

export default NotificationButtons
