export const CHOSEN = 'm5 12.5 4.5 4.5L19 7.5'
export const COMPARE = 'M4 5h6v14H4ZM14 5h6v14h-6Z'
