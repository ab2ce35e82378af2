import { useEffect, useRef, useState } from 'react'

const SETTING = 'decision-keys'

/** The setting for the single keys V, R, J and K, kept in this browser; on by default. */
export function useKeysSetting() {
  const [isOn, setOn] = useState(() => localStorage.getItem(SETTING) !== 'off')
  const change = (on: boolean) => {
    setOn(on)
    localStorage.setItem(SETTING, on ? 'on' : 'off')
  }
  return { isOn, change }
}

type Actions = Record<'v' | 'r' | 'j' | 'k', () => void>

/** Handles single keys on the whole page, except in text fields, for held keys, and while a dialog is open. */
export function useDecisionKeys(isOn: boolean, actions: Actions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (isAction(key)) latest.current[key]()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

const isAction = (key: string): key is keyof Actions => ['v', 'r', 'j', 'k'].includes(key)

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=application]') !== null
