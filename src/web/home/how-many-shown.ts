/** How many of the newest the home page shows (P-6). */
export const HOMES_SHOWN = 4
export const REVIEWS_SHOWN = 3
