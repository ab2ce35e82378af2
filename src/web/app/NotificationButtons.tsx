import { Messages } from '../conversation/Messages.tsx'
import Notifications from '../notification/Notifications.tsx'

/** What tells in the nav bar of what has happened: messages and the bell. `onOpen` closes the folded menu. */
const NotificationButtons = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <Messages onChoose={onOpen} />
    <Notifications onOpen={onOpen} />
  </>
)

export default NotificationButtons
