import type { Property } from '../../src/contract/property.ts'

/** A verified home of the agent ann@example.com. */
export const cabin: Property = {
  _id: 'p1',
  title: 'Cabin on the lake',
  date: '2026-03-02',
  location: 'Lake Road 9, Bend',
  price: '$325,000 - $350,000',
  email: 'ann@example.com',
  name: 'Ann Example',
  agentImage: '/demo/avatar-1.webp',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  description: 'By the water.',
  status: 'verified',
  sold: false,
  withdrawn: false,
}
