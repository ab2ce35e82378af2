import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Addressee } from '#contract/conversation'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { paths } from '../platform/navigation/paths.ts'
import { HomeAndFace } from './HomeAndFace.tsx'

type Props = {
  of: Omit<Addressee, 'conversationId'>
  menu?: ReactNode
  children?: ReactNode
}

export const ConversationHead = ({ of, menu, children }: Props) => (
  <header className="border-b border-line p-3 sm:px-4">
    <div className="flex items-center gap-3">
      <Link
        to={paths.messages}
        aria-label={t.all()}
        className="-m-1 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken @2xl:hidden"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-5 fill-none stroke-current stroke-[1.75] rtl:-scale-x-100"
        >
          <path d="M12.5 4 6.5 10l6 6" />
        </svg>
      </Link>
      <HomeAndFace of={of} />
      <div className="min-w-0 grow">
        <h2 className="flex text-lg">
          <bdi className="truncate">{personName(of.otherName)}</bdi>
        </h2>
        <p className="flex text-sm text-muted">
          <span className="shrink-0 whitespace-pre">{`${of.ownPart === 'buyer' ? t.agent() : t.buyer()} · `}</span>
          {of.propertyId ? (
            <Link to={paths.propertyDetails(of.propertyId)} dir="auto" className="link truncate">
              {of.propertyTitle}
            </Link>
          ) : (
            <span className="truncate">{t.notListed({ title: isolated(of.propertyTitle) })}</span>
          )}
        </p>
      </div>
      {menu}
    </div>
    {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
  </header>
)
