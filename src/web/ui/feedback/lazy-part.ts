import { type ComponentType, lazy, type ReactNode } from 'react'
import { whenConnected } from './connection.ts'

export const lazyPart = <Props>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await whenConnected(load) }))
