import { matchPath } from 'react-router'
import { screenPath, screens } from '#contract/screens'

/** Addresses that links lead to: of the screens, with their parameters and searches. */
export const paths = {
  ...screens,
  about: '/#about',
  unsubscribe: (token: string) => screenPath(screens.unsubscribe, { token }),
  agent: (id: string) => screenPath(screens.agent, { id }),
  /** All Properties, with those that these words find; nothing but blanks finds all. */
  propertiesFound: (words: string) =>
    words.trim() === '' ? screens.allProperty : `${screens.allProperty}?${new URLSearchParams({ q: words.trim() })}`,
  /** All Properties, with those that this search finds. */
  homesFound: (query: string) => `${screens.allProperty}?${query}`,
  propertyDetails: (id: string) => screenPath(screens.propertyDetails, { id }),
  /** Manage Users, with those whom this search finds. */
  usersFound: (search: string) => `${screens.manageUsers}?${new URLSearchParams({ q: search })}`,
  update: (id: string) => screenPath(screens.update, { id }),
  makeOffer: (email: string, id: string) => screenPath(screens.makeOffer, { email, id }),
  /** The form for an offer on a home, by way of the wishlist. */
  offerOn: (propertyId: string) => screenPath(screens.offerOn, { propertyId }),
  payment: (email: string, id: string) => screenPath(screens.payment, { email, id }),
  /** The window card of a home. */
  windowCard: (id: string) => `${screens.windowCards}?home=${encodeURIComponent(id)}`,
  receipt: (offerId: string) => screenPath(screens.receipt, { offerId }),
  conversation: (id: string) => screenPath(screens.conversation, { id }),
  /** The conversation about a home with its agent, or with the other side of an offer; where there is none, it begins there. */
  messagesAbout: (what: 'home' | 'offer', id: string) => `${screens.messages}?${what}=${encodeURIComponent(id)}`,
} as const

/** The id of the property whose details this address of ours opens; `undefined` for any other. */
export const propertyIn = (address: string): string | undefined =>
  matchPath(screens.propertyDetails, new URL(address, 'http://own.invalid').pathname)?.params.id

/** The token of a mailed link: behind the #, so that no log and no other site sees it. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? ''
