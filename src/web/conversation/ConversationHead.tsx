import { Link } from 'react-router'
import type { Addressee } from '#contract/conversation'
import { isolated } from '#contract/isolated'
import { paths } from '../navigation/paths.ts'
import { Avatar } from '../ui/Avatar.tsx'

type Props = { of: Omit<Addressee, 'conversationId'>; children?: React.ReactNode }

/** The other party and the home of a conversation; on narrow screens with a link back to the list. */
export const ConversationHead = ({ of, children }: Props) => (
  <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-3 sm:p-4">
    <Link
      to={paths.messages}
      aria-label="All conversations"
      className="-m-1 grid size-11 place-items-center rounded-full hover:bg-sunken @2xl:hidden"
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]">
        <path d="M12.5 4 6.5 10l6 6" />
      </svg>
    </Link>
    <Avatar name={of.otherName} src={of.otherPhoto} />
    <div className="min-w-0 grow basis-40">
      <h2 className="truncate text-lg">{of.otherName}</h2>
      <p className="truncate text-sm text-muted">
        <span>{of.ownPart === 'buyer' ? 'Agent · ' : 'Buyer · '}</span>
        {of.propertyId ? (
          <Link to={paths.propertyDetails(of.propertyId)} className="link">
            <bdi>{of.propertyTitle}</bdi>
          </Link>
        ) : (
          <span>{`${isolated(of.propertyTitle)} (no longer listed)`}</span>
        )}
      </p>
    </div>
    {children}
  </header>
)
