/** The token of a mailed link: behind the #, so that no log and no other site sees it. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? ''
