/** For a screen that the dashboard's menu does not name: the one it is opened from, which the menu marks. */
export const under = (path: string) => ({ under: path })

export const pageAbove = ({ handle }: { handle: unknown }): string | undefined =>
  handle && typeof handle === 'object' && 'under' in handle ? String(handle.under) : undefined
