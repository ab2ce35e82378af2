export const sampleChange = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath',
  price: '250000',
  propertyImage: 'https://pictures.example/b.png',
}
export const sampleListing = {
  ...sampleChange,
  agentImage: 'https://pictures.example/a.png',
  description: 'A house by the weir.',
}
