import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { forward } from './forward.ts'

export type Tab = { name: string; panel: () => ReactNode }

/**
 * Tabs of which only one panel is in the page, so that the others load nothing (ARIA's pattern: arrows, Home and End
 * move).
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(tabs[0]?.name)
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  )
  const shown = tabs[at]
  if (!shown) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextTab(event.key, at, tabs.length)
    if (to === undefined) return
    event.preventDefault()
    setChosen(tabs[to]?.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-3 flex flex-wrap gap-x-1 border-b border-line max-sm:px-4 print:hidden"
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(name)}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent px-3 text-sm font-semibold text-muted hover:text-ink aria-selected:border-brand aria-selected:text-brand"
          >
            {name}
          </button>
        ))}
      </div>
      <div key={shown.name} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${at}`} className="min-w-0">
        {shown.panel()}
      </div>
    </div>
  )
}

function nextTab(key: string, at: number, count: number): number | undefined {
  const step = { ArrowRight: forward(), ArrowLeft: -forward() }[key]
  if (step) return (at + count + step) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
