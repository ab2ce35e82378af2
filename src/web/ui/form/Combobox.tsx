import { type ComponentPropsWithoutRef, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as t from '#messages/ui'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { isComposing } from './is-composing.ts'

export type Option = { key: string; text: string; detail: string }

type Props = FieldTexts &
  ComponentPropsWithoutRef<'input'> & {
    options: Option[]
    announced: string
    onChoose: (option: Option) => void
    onEnter?: () => void
    onClear: () => void
  }

/**
 * A text field with suggestions (WAI-ARIA: combobox with a listbox). Arrows move, Enter selects the marked option,
 * Escape closes the list and then clears the field; Enter without a marked option submits the form.
 */
export function Combobox({
  label,
  error,
  hint,
  id,
  className,
  options,
  announced,
  onChoose,
  onEnter,
  onClear,
  ...input
}: Props) {
  const [state, setState] = useState({ isOpen: false, marked: -1 })
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const wasTypedIn = field.current?.value && field.current === document.activeElement // before the scripts had loaded
    if (wasTypedIn) setState({ isOpen: true, marked: -1 })
  }, [])
  const isOpen = state.isOpen && options.length > 0
  const marked = isOpen ? options[state.marked] : undefined
  const close = () => setState({ isOpen: false, marked: -1 })
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const places = options.length + 1 // including the field itself
      const from = isOpen ? state.marked : -1
      setState({ isOpen: true, marked: ((from + 1 + step + places) % places) - 1 })
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault()
      choose(marked)
    } else if (event.key === 'Enter') {
      close()
      onEnter?.()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Escape' && input.value) {
      event.preventDefault()
      onClear()
    }
  }
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={`relative ${className ?? ''}`}>
      {(control) => (
        <>
          <div className="relative">
            <input
              type="text"
              autoComplete="off"
              {...input}
              {...control}
              ref={field}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-activedescendant={marked && `${list}-${state.marked}`}
              onKeyDown={press}
              onChange={(event) => {
                setState({ isOpen: true, marked: -1 })
                input.onChange?.(event)
              }}
              onBlur={(event) => {
                close()
                input.onBlur?.(event)
              }}
            />
            {input.value && (
              <ClearButton
                onPress={() => {
                  onClear()
                  field.current?.focus()
                }}
              />
            )}
          </div>
          <div
            id={list}
            role="listbox"
            aria-label={t.suggestions()}
            hidden={!isOpen}
            className="absolute start-0 z-20 mt-1 w-max max-w-[calc(100vw-2rem)] min-w-full overflow-hidden rounded-field border border-line bg-surface py-1 text-ink shadow-card"
          >
            {options.map((option, place) => (
              <button
                type="button"
                tabIndex={-1}
                key={option.key}
                id={`${list}-${place}`}
                role="option"
                aria-selected={place === state.marked}
                onPointerDown={(event) => event.preventDefault()} // the field keeps the focus
                onClick={() => choose(option)}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 px-4 py-2.5 text-start hover:bg-brand-wash aria-selected:bg-brand-wash"
              >
                <span className="font-semibold">{option.text}</span>{' '}
                <span className="text-sm text-muted">{option.detail}</span>
              </button>
            ))}
          </div>
          <span role="status" className="sr-only">
            {isOpen && announced}
          </span>
        </>
      )}
    </FieldFrame>
  )
}

const ClearButton = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={t.clearText()}
    onPointerDown={(event) => event.preventDefault()} // the field keeps the focus
    onClick={onPress}
    className="absolute end-(--clear-end,0.25rem) top-1/2 grid size-9 -translate-y-1/2 cursor-pointer place-items-center rounded-full"
  >
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 stroke-current stroke-2">
      <path d="m4 4 12 12M16 4 4 16" />
    </svg>
  </button>
)
