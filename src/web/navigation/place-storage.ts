/** Where React Router keeps the scroll position of each entry of the history, by its key, in the session storage. */
export const placeStorageKey = 'scroll-positions'

export function storedPlaces(): object {
  const places: unknown = JSON.parse(sessionStorage.getItem(placeStorageKey) ?? '{}')
  return Object(places)
}

/** Whether the open entry of the history was left at a known place before: by a reload, or for another site. */
export const isPlaceKnown = (): boolean => Object.hasOwn(storedPlaces(), window.history.state?.key ?? '')
