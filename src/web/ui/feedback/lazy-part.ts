import { type ComponentType, lazy, type ReactNode } from 'react'
import { whenConnected } from './connection.ts'

/** Loads the code of a part when it is first rendered. */
export const lazyPart = <Props>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await whenConnected(load) }))
