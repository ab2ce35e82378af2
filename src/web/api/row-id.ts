/** What every row of the server's lists is known by. */
export const rowId = ({ _id }: { _id: string }): string => _id
