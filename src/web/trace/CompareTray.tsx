import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { isolated } from '#contract/isolated'
import * as t from '#messages/trace'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useRestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { useRootMark } from '../ui/use-root-mark.ts'
import { type ComparedHome, comparisonOf, keepCompared, MAX_COMPARED, useComparedHomes } from './compared-homes.ts'

export function CompareTray() {
  const session = useSession()
  const homes = useComparedHomes()
  const { pathname } = useLocation()
  if (session.status !== 'signedIn' || homes.length === 0 || pathname === paths.compare) return null
  return createPortal(<Tray homes={homes} email={session.email} />, document.body)
}

function Tray({ homes, email }: { homes: ComparedHome[]; email: string }) {
  const list = useRef<HTMLUListElement>(null)
  useRestoreFocus(list, 'li')
  useRoomForFocus()
  useRootMark('data-compare-tray')
  const keep = (left: ComparedHome[]) => {
    keepCompared(email, left)
    if (left.length === 0) document.getElementById('content')?.focus({ preventScroll: true }) // the tray goes
  }
  const clear = () => {
    keep([])
    toast.success(t.cleared(), { undo: () => keepCompared(email, homes) })
  }
  return (
    <section
      aria-label={t.tray()}
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-card short:static in-[[data-bottom-bar]]:max-sm:bottom-16 print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2 lg:flex-nowrap">
        <p role="status" className="shrink-0 text-sm">
          <span className="font-semibold">{t.chosen({ count: homes.length, most: MAX_COMPARED })}</span>
          <span className="block text-muted max-sm:sr-only">{t.limit({ most: MAX_COMPARED })}</span>
        </p>
        <ul ref={list} tabIndex={-1} className="flex min-w-0 grow gap-2 outline-none max-lg:order-last max-lg:w-full">
          {homes.map((home) => (
            <li
              key={home.id}
              className="flex min-w-0 grow basis-0 items-center justify-between rounded-full border border-line bg-canvas ps-1 lg:max-w-60"
            >
              <CardPicture src={home.picture} sizes="3rem" className="w-11 shrink-0 rounded-full sm:max-lg:hidden" />
              <span className="flex min-w-0 ps-2 text-sm max-sm:sr-only">
                <bdi className="truncate">{home.title}</bdi>
              </span>
              <button
                type="button"
                aria-label={t.takeOut({ title: isolated(home.title) })}
                onClick={() => keep(homes.filter(({ id }) => id !== home.id))}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-danger focus-visible:rounded-full max-sm:w-8"
              >
                <LineIcon path="m7 7 10 10M17 7 7 17" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <div className="ms-auto flex items-center gap-1">
          <Button variant="text" compact onClick={clear}>
            {t.clear()}
          </Button>
          <ButtonLink to={comparisonOf(homes.map(({ id }) => id))} compact>
            {t.compare()}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function useRoomForFocus(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = '12rem'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
}
