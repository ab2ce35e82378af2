/** Where React Router keeps the scroll position of each entry of the history, by its key, in the session storage. */
export const placeStorageKey = 'scroll-positions'
