import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

/** Around a list of homes and its map. */
export function HighlightedHome({ children }: { children: ReactNode }) {
  const [homes] = useState(createHighlight)
  return <HighlightContext value={homes}>{children}</HighlightContext>
}

/** The home that is pointed at or has the focus, in the list or on the map: both show it. */
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

/** Without a map, no home is highlighted. */
const HighlightContext = createContext<Highlight>({
  read: () => undefined,
  highlight: () => {},
  subscribe: () => () => {},
})

/** The value on the server. */
const noHighlight = () => undefined

/** The home that is highlighted, and the way to highlight another. */
export function useHighlightedHome() {
  const { read, highlight, subscribe } = useContext(HighlightContext)
  return { highlighted: useSyncExternalStore(subscribe, read, noHighlight), highlight }
}

/** The highlight of one card, which rerenders only when its own highlight changes. */
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
