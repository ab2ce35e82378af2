import { createContext, useContext } from 'react'

type ChangeRow = (key: string, change: object) => void

export const ChangeRow = createContext<ChangeRow>(() => {})

export function useRowChange<Row>(key: string): (change: Partial<Row>) => void {
  const changeRow = useContext(ChangeRow)
  return (change) => changeRow(key, change)
}
