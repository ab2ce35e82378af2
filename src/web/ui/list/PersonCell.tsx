import { Avatar } from '../Avatar.tsx'
import { EmailText } from '../EmailText.tsx'
import { TwoLines } from './TwoLines.tsx'

type Props = { name: string; email: string; photo: string | null }

/** A cell of a table that shows a person: photo, name and e-mail. */
export const PersonCell = ({ name, email, photo }: Props) => (
  <div className="flex items-center gap-3">
    <Avatar name={name} src={photo} />
    <div className="min-w-0">
      <TwoLines first={name} second={<EmailText email={email} />} />
    </div>
  </div>
)
