import type { ComponentType } from 'react'

/** What a screen shows until it is known who is signed in, as its route's `handle`. */
export type WaitingHandle = { Waiting: ComponentType }
