import { matchPath } from 'react-router'
import { screenPath, screens } from '#contract/screens'

export const paths = {
  ...screens,
  about: '/#about',
  unsubscribe: (token: string) => screenPath(screens.unsubscribe, { token }),
  agent: (id: string) => screenPath(screens.agent, { id }),
  propertiesFound: (words: string) =>
    words.trim() === '' ? screens.allProperty : `${screens.allProperty}?${new URLSearchParams({ q: words.trim() })}`,
  homesFound: (query: string) => `${screens.allProperty}?${query}`,
  propertyDetails: (id: string) => screenPath(screens.propertyDetails, { id }),
  usersFound: (search: string) => `${screens.manageUsers}?${new URLSearchParams({ q: search })}`,
  update: (id: string) => screenPath(screens.update, { id }),
  makeOffer: (email: string, id: string) => screenPath(screens.makeOffer, { email, id }),
  offerOn: (propertyId: string) => screenPath(screens.offerOn, { propertyId }),
  payment: (email: string, id: string) => screenPath(screens.payment, { email, id }),
  windowCard: (id: string) => `${screens.windowCards}?home=${encodeURIComponent(id)}`,
  receipt: (offerId: string) => screenPath(screens.receipt, { offerId }),
  conversation: (id: string) => screenPath(screens.conversation, { id }),
  messagesAbout: (what: 'home' | 'offer', id: string) => `${screens.messages}?${what}=${encodeURIComponent(id)}`,
} as const

export const propertyIn = (address: string): string | undefined =>
  matchPath(screens.propertyDetails, new URL(address, 'http://own.invalid').pathname)?.params.id

/** Returns the token of a mailed link. It is in the fragment, so that no log and no other site receives it. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? ''
