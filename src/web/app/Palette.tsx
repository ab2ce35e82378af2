import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Language } from '#contract/language'
import { MAX_SEARCH_LENGTH } from '#contract/property-search'
import { shownNumber } from '#contract/shown-number'
import { shownTitle } from '#contract/shown-texts'
import * as t from '#messages/dashboard'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { inItsLanguage } from '../property/HomeTitle.tsx'
import { suggestionsFor } from '../property/property.queries.ts'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { isComposing } from '../ui/form/is-composing.ts'
import { usePause } from '../ui/form/use-pause.ts'
import { peopleMatching } from '../user/user.queries.ts'
import { dashboardMenu, screensElsewhere } from './dashboard-menu.ts'
import { matchesName } from './name-match.ts'

const MIN_TYPED = 2

/** `language`: of the name, if it is not the page's. */
type Target = { to: string; name: string; language?: Language; detail?: string }
type Group = { title: string; targets: Target[] }
type Props = { person: Person; open: boolean; onClose: () => void }

export default function Palette({ person, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t.goTo()}>
      <Targets person={person} onClose={onClose} />
    </Dialog>
  )
}

function Targets({ person, onClose }: Omit<Props, 'open'>) {
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const navigate = useNavigate()
  const list = useId()
  const groups = useTargets(typed.trim(), person)
  const targets = groups.flatMap((group) => group.targets)
  const go = (target: Target | undefined) => {
    if (!target) return
    onClose()
    void navigate(target.to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event) || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (!step) return go(targets[marked])
    const next = (marked + step + targets.length) % Math.max(1, targets.length)
    setMarked(next)
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="mt-5">
      <input
        type="text"
        role="combobox"
        aria-label={t.pageHomeOrPerson()}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={targets[marked] && `${list}-${marked}`}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={person.role === 'admin' ? t.pageHomeOrPerson() : t.pageOrHome()}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value)
          setMarked(0)
        }}
        className="block min-h-12 w-full rounded-field border border-edge bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted focus-visible:rounded-field focus-visible:outline-offset-1"
      />
      <div id={list} role="listbox" aria-label={t.resultList()} className="mt-3 h-80 max-h-[50dvh] overflow-y-auto">
        {groups.map(({ title, targets: some }) => (
          <fieldset key={title} aria-label={title} className="min-w-0">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-bold tracking-[0.16em] text-accent uppercase">
              {title}
            </p>
            {some.map((target) => {
              const place = targets.indexOf(target)
              return (
                <button
                  type="button"
                  tabIndex={-1}
                  key={`${target.to} ${target.name}`}
                  id={`${list}-${place}`}
                  role="option"
                  aria-selected={place === marked}
                  onPointerDown={(event) => event.preventDefault()} // the field keeps the focus
                  onClick={() => go(target)}
                  className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 rounded-field px-3 py-2.5 text-start hover:bg-brand-wash aria-selected:bg-brand-wash"
                >
                  <bdi {...inItsLanguage(target)} className="font-semibold">
                    {target.name}
                  </bdi>
                  {target.detail && <bdi className="text-sm text-muted">{target.detail}</bdi>}
                </button>
              )
            })}
          </fieldset>
        ))}
      </div>
      <p role="status" className="sr-only">
        {typed !== '' && t.results({ count: targets.length, shown: shownNumber(targets.length) })}
      </p>
    </div>
  )
}

function useTargets(typed: string, { role }: Person): Group[] {
  const words = usePause(typed)
  const { data: found } = useQuery(suggestionsFor(words))
  const asksPeople = role === 'admin' && words.length >= MIN_TYPED
  const { data: people } = useQuery({ ...peopleMatching(words), enabled: asksPeople })
  const isShort = typed.length < MIN_TYPED
  const groups: Group[] = [
    { title: t.pages(), targets: pagesMatching(typed, role) },
    {
      title: t.homes(),
      targets: isShort
        ? []
        : [
            ...(found?.homes ?? []).map((home) => {
              const { text, ...title } = shownTitle(home)
              return { to: paths.propertyDetails(home._id), name: text, ...title, detail: home.location }
            }),
            { to: paths.propertiesFound(typed), name: t.homesWith({ words: isolated(typed) }) },
          ],
    },
    {
      title: t.people(),
      targets: asksPeople
        ? (people ?? []).map(({ name, email }) => ({ to: paths.usersFound(email), name, detail: email }))
        : [],
    },
  ]
  return groups.filter(({ targets }) => targets.length > 0)
}

function pagesMatching(typed: string, role: Person['role']): Target[] {
  const own = dashboardMenu(role).flatMap(({ items }) => items)
  const all = [...own, ...screensElsewhere(role)]
  return all.filter(({ name }) => matchesName(name, typed)).map(({ to, name }) => ({ to, name }))
}
