import * as z from 'zod/mini'
import type { Property, PropertyUpdate } from '#contract/property'
import { factFields } from '#contract/property-facts'

type Fact =
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'areaUnit'
  | 'plot'
  | 'yearBuilt'
  | 'tenure'
  | 'energyRating'
  | 'features'
/** The facts that an agent gives in the form; `null` clears one. */
export type Facts = Pick<PropertyUpdate, Fact>

/** What is typed must be what the server takes; an empty field is no fact. */
const text = (field: z.ZodMiniType, read: (typed: string) => unknown) =>
  z.string().check(
    z.superRefine((typed, context) => {
      if (typed.trim() === '') return
      const { error } = field.safeParse(read(typed))
      if (error) context.addIssue(error.issues[0]?.message ?? 'This is not valid')
    }),
  )
const asTyped = (typed: string) => typed
/** "1,240" is 1240; anything else that is no number is NaN, which no field takes. */
const numberIn = (typed: string): number => Number(typed.replaceAll(/[,\s]/g, ''))

/** The fields of the form's group "More about this home", as they are typed or chosen. */
export const moreFields = {
  type: text(factFields.type, asTyped),
  bedrooms: text(factFields.bedrooms, numberIn),
  bathrooms: text(factFields.bathrooms, numberIn),
  area: text(factFields.area, numberIn),
  areaUnit: text(factFields.areaUnit, asTyped),
  plot: text(factFields.plot, numberIn),
  yearBuilt: text(factFields.yearBuilt, numberIn),
  tenure: text(factFields.tenure, asTyped),
  energyRating: text(factFields.energyRating, asTyped),
  features: z.array(z.string()),
}
type Typed = { [K in keyof typeof moreFields]: z.output<(typeof moreFields)[K]> }

/** What the form begins with. */
export const typedFacts = (home: Partial<Pick<Property, Fact>>): Typed => ({
  type: home.type ?? '',
  bedrooms: `${home.bedrooms ?? ''}`,
  bathrooms: `${home.bathrooms ?? ''}`,
  area: `${home.area ?? ''}`,
  areaUnit: home.areaUnit ?? 'ft2',
  plot: `${home.plot ?? ''}`,
  yearBuilt: `${home.yearBuilt ?? ''}`,
  tenure: home.tenure ?? '',
  energyRating: home.energyRating ?? '',
  features: home.features ?? [],
})

/** What is sent of a form: only the facts that it changes, so that a form without facts is as P-29 has it. */
export function changedFacts(home: Partial<Pick<Property, Fact>>, typed: Typed): Facts {
  const before = typedFacts(home)
  const hasArea = typed.area.trim() !== '' || typed.plot.trim() !== ''
  const isUnitNew = hasArea && (home.areaUnit ?? '') !== typed.areaUnit
  const changed = (Object.keys(moreFields) as Fact[]).filter((fact) =>
    fact === 'areaUnit' ? isUnitNew : String(before[fact]) !== String(typed[fact]),
  )
  return Object.fromEntries(changed.map((fact) => [fact, factIn(fact, typed)])) as Facts // each was read by its own field
}

const numbers: Fact[] = ['bedrooms', 'bathrooms', 'area', 'plot', 'yearBuilt']

function factIn(fact: Fact, typed: Typed) {
  if (fact === 'features') return typed.features.length > 0 ? typed.features : null
  const value = typed[fact].trim()
  if (value === '') return null
  return numbers.includes(fact) ? numberIn(value) : value
}
