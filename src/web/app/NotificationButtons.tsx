import { Messages } from '../conversation/Messages.tsx'
import Notifications from '../notification/Notifications.tsx'
import { CompareTray } from '../trace/CompareTray.tsx'
import { PaletteByKey } from './PaletteByKey.tsx'

const NotificationButtons = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <Messages onChoose={onOpen} />
    <Notifications onOpen={onOpen} />
    <PaletteByKey />
    <CompareTray />
  </>
)

export default NotificationButtons
