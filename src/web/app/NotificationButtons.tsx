import { Messages } from '../conversation/Messages.tsx'
import Notifications from '../notification/Notifications.tsx'
import { PaletteByKey } from './PaletteByKey.tsx'

/** The buttons for messages and notifications in the nav bar, and the palette's keys: what only signed-in people need. `onOpen` closes the folded menu. */
const NotificationButtons = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <Messages onChoose={onOpen} />
    <Notifications onOpen={onOpen} />
    <PaletteByKey />
  </>
)

export default NotificationButtons
