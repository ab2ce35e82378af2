import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

export function HighlightedHome({ children }: { children: ReactNode }) {
  const [homes] = useState(createHighlight)
  return <HighlightContext value={homes}>{children}</HighlightContext>
}

type Highlight = {
  read: () => string | undefined
  highlight: (id: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

function createHighlight(): Highlight {
  let highlighted: string | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => highlighted,
    highlight: (id) => {
      highlighted = id
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const HighlightContext = createContext<Highlight>({
  read: () => undefined,
  highlight: () => {},
  subscribe: () => () => {},
})

const noHighlight = () => undefined

export function useHighlightedHome() {
  const { read, highlight, subscribe } = useContext(HighlightContext)
  return { highlighted: useSyncExternalStore(subscribe, read, noHighlight), highlight }
}

export function useHighlight(id: string) {
  const { read, highlight, subscribe } = useContext(HighlightContext)
  const isHighlighted = useSyncExternalStore(
    subscribe,
    () => read() === id,
    () => false,
  )
  const on = () => highlight(id)
  const off = () => highlight(undefined)
  return { isHighlighted, handlers: { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } }
}
