/** One square foot in square metres, by definition: 0.3048 m squared. */
export const M2_PER_FT2 = 0.09290304
