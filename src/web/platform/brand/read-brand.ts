import { setBrand } from '#contract/brand'

export function readBrand(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content
  if (content) setBrand(JSON.parse(content))
}
