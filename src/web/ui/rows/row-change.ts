import { createContext, useContext } from 'react'

type ChangeRow = (key: string, change: object) => void

/** What a list provides to its rows. */
export const ChangeRow = createContext<ChangeRow>(() => {})

/** Shows at once what the person has made of a row of this list, until the server's own answer comes. */
export function useRowChange<Row>(key: string): (change: Partial<Row>) => void {
  const changeRow = useContext(ChangeRow)
  return (change) => changeRow(key, change)
}
