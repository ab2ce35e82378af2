export const CHOSEN = 'm5 12.5 4.5 4.5L19 7.5'
export const HIDE =
  'm4 4 16 16M10.6 6.1A8.7 8.7 0 0 1 12 6c4.5 0 8 4 9 6a13 13 0 0 1-2.4 3.3M7 7.4A12.6 12.6 0 0 0 3 12c1 2 4.5 6 9 6 1.7 0 3.2-.5 4.5-1.3M10 10.1a2.8 2.8 0 0 0 4 4'
export const COMPARE = 'M4 5h6v14H4ZM14 5h6v14h-6Z'
