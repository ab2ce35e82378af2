import type { ReactNode } from 'react'
import { Avatar } from '../Avatar.tsx'
import { EmailText } from '../EmailText.tsx'
import { TitleCell } from './TitleCell.tsx'

type Props = { name: string; email: string; photo: string | null; children?: ReactNode }

export const PersonCell = ({ name, email, photo, children }: Props) => (
  <div className="flex items-center gap-3">
    <Avatar name={name} src={photo} />
    <div className="min-w-0">
      <TitleCell first={name} second={<EmailText email={email} />} />
      {children}
    </div>
  </div>
)
