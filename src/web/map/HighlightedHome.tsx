import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

/** Around a list of homes and its map. */
export function HighlightedHome({ children }: { children: ReactNode }) {
  const [homes] = useState(litHomes)
  return <LitHomesContext value={homes}>{children}</LitHomesContext>
}

/** Which home is pointed at or has the focus, in the list or on the map: both show it. */
type LitHomes = {
  read: () => string | undefined
  light: (id: string | undefined) => void
  subscribe: (listener: () => void) => () => void
}

function litHomes(): LitHomes {
  let lit: string | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => lit,
    light: (id) => {
      lit = id
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Where there is no map, no home is lit. */
const LitHomesContext = createContext<LitHomes>({
  read: () => undefined,
  light: () => {},
  subscribe: () => () => {},
})

/** On the server, where nobody points at anything. */
const noneIsLit = () => undefined

/** The home that is lit, and the way to light another. */
export function useLitHome() {
  const { read, light, subscribe } = useContext(LitHomesContext)
  return { lit: useSyncExternalStore(subscribe, read, noneIsLit), light }
}

/** For the card of one home, which is rendered again only when its own light goes on or off. */
export function useLight(id: string) {
  const { read, light, subscribe } = useContext(LitHomesContext)
  const isLit = useSyncExternalStore(
    subscribe,
    () => read() === id,
    () => false,
  )
  const on = () => light(id)
  const off = () => light(undefined)
  return { isLit, handlers: { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } }
}
