/** The parameters of the filters that are ranges: the least, then the most. */
export const FILTER_RANGES = {
  price: ['minPrice', 'maxPrice'],
  beds: ['beds', 'maxBeds'],
  baths: ['baths', 'maxBaths'],
  area: ['area', 'maxArea'],
  plot: ['plot', 'maxPlot'],
  perArea: ['minPerArea', 'maxPerArea'],
  year: ['minYear', 'maxYear'],
} as const
