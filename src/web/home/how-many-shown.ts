/** The number of newest homes and reviews (P-6). */
export const HOMES_SHOWN = 4
export const REVIEWS_SHOWN = 3
