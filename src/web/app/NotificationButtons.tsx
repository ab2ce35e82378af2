import { Messages } from '../conversation/Messages.tsx'
import Notifications from '../notification/Notifications.tsx'
import { PaletteByKey } from './PaletteByKey.tsx'

const NotificationButtons = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <Messages onChoose={onOpen} />
    <Notifications onOpen={onOpen} />
    <PaletteByKey />
  </>
)

export default NotificationButtons
