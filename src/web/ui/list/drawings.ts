/** Drawings of 64 × 64 in a separate file, because the first view uses none. */
export const drawings = {
  messages: 'M8 12h36v24H24l-9 9v-9H8zM16 20h20M16 28h12M50 22h6v24h-7v9l-9-9H30',
  viewings: 'M10 16h44v40H10zM10 27h44M21 10v11M43 10v11M24 43l8-7 8 7M27 41v9h10v-9',
  reports: 'M32 8l20 8v14c0 13-8 21-20 27-12-6-20-14-20-27V16zM23 32l7 7 12-13',
  notifications: 'M32 7v5M16 46h32l-4-7V27a12 12 0 0 0-24 0v12zM26 46a6 6 0 0 0 12 0',
  together: 'M10 30l15-12 15 12v20H10zM28 18l13-10 15 12v24H40M21 50V38h8v12',
  sold: 'M30 42a11 11 0 1 1-8-11L50 8h6v7l-4 4h-5v5l-4 4h-5l-9 8M18 46h.1M4 58h56',
}
