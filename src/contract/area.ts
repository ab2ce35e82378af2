export const M2_PER_FT2 = 0.09290304
