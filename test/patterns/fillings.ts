import type * as z from 'zod/mini'

/** Returns the ways to insert a text into a value of a schema, one place at a time. */
export function fillings(
  schema: z.core.$ZodType,
  fill: (value: unknown) => unknown = (value) => value,
): ((text: string) => unknown)[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => fillings(field, (value) => fill({ [name]: value })))
  if (def.type === 'array') return [fill, ...fillings(def.element, (value) => fill([value]))]
  if (def.type === 'union') return def.options.flatMap((option) => fillings(option, fill))
  if (def.type === 'pipe') return [...fillings(def.in, fill), ...fillings(def.out, fill)]
  if ('innerType' in def) return fillings(def.innerType, fill)
  return [fill]
}
