import type { ReactNode } from 'react'
import { Avatar } from '../Avatar.tsx'
import { EmailText } from '../EmailText.tsx'
import { TitleCell } from './TitleCell.tsx'

type Props = { name: string; email: string; photo: string | null; children?: ReactNode }

/** A cell of a table that shows a person: photo, name and e-mail; `children`: what more there is to know. */
export const PersonCell = ({ name, email, photo, children }: Props) => (
  <div className="flex items-center gap-3">
    <Avatar name={name} src={photo} />
    <div className="min-w-0">
      <TitleCell first={name} second={<EmailText email={email} />} />
      {children}
    </div>
  </div>
)
