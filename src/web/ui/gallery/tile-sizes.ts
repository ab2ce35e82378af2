/** How wide the pictures of a mosaic are shown, as in the `sizes` attribute. */
export const tileSizes = { large: '(min-width: 64rem) 50rem, 100vw', small: '(min-width: 40rem) 18rem, 100vw' }
