import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { browserStorage } from '../platform/storage/browser-storage.ts'
import { useUrlFields } from '../ui/router/use-url-fields.ts'

const KEY = 'homes-as-map'

export function useMapView() {
  const { fields, change } = useUrlFields('view')
  const show = (isMap: boolean) => change('view', isMap ? 'map' : '')
  const open = (isMap: boolean) => {
    remember(isMap)
    show(isMap)
  }
  return { isOpen: fields.view === 'map', open, show }
}

/**
 * Reopens the map on a new visit, on screens that show it next to the list (P-71). An address that was typed, shared,
 * reloaded or reached by Back is not changed.
 */
export function useRememberedMap(): void {
  const { isOpen, show } = useMapView()
  const isNewVisit = useNavigationType() !== 'POP'
  const { key } = useLocation()
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (isNewVisit && !isOpen && isBeside() && isRemembered()) show(true)
  }, [key, isNewVisit, isOpen, show])
}

export const BESIDE = '(width >= 80rem)'
export const isBeside = (): boolean => matchMedia(BESIDE).matches

function isRemembered(): boolean {
  return browserStorage.read(KEY) === 'true'
}

function remember(isMap: boolean): void {
  if (isMap) browserStorage.write(KEY, 'true')
  else browserStorage.remove(KEY)
}
