import { createContext, useContext } from 'react'

type ChangeRow = (key: string, change: object) => void

/** The function that a list provides to its rows. */
export const ChangeRow = createContext<ChangeRow>(() => {})

/** Shows the person's own change of a row until the server's answer comes. */
export function useRowChange<Row>(key: string): (change: Partial<Row>) => void {
  const changeRow = useContext(ChangeRow)
  return (change) => changeRow(key, change)
}
