import { setBrand } from '#contract/brand'

/** Reads the brand that the server put into the page; without one, it is KeyHaven's own. */
export function readBrand(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content
  if (content) setBrand(JSON.parse(content))
}
