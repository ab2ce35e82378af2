import * as z from 'zod/mini'
import { clearNumber, possibleNumbers, whyUnclear } from '#contract/number-choice'
import type { Property } from '#contract/property'
import { formFacts } from '#contract/property-facts'
import type { PropertyUpdate } from '#contract/property-fields'
import * as t from '#messages/listingForm'
import { readersMark } from '../platform/api/readers-mark.ts'
import { fieldLabels } from '../property/field-labels.ts'

type Fact = keyof typeof formFacts
const names = Object.keys(formFacts) as Fact[] // the object has no other keys
export type Facts = Pick<PropertyUpdate, Fact>

const text = (fact: Fact) =>
  z.string().check(
    z.superRefine((typed, context) => {
      if (typed.trim() === '') return
      const { kind, given } = formFacts[fact]
      const numbers = kind === 'number' ? numbersIn(fact, typed) : []
      const { error } = given.safeParse(valueIn(fact, typed))
      if (numbers.length > 1) context.addIssue(whyUnclear(fieldLabels[fact]?.() ?? fact, numbers))
      else if (error) context.addIssue(error.issues[0]?.message ?? t.notValid())
    }),
  )
const numbersIn = (fact: Fact, typed: string): number[] =>
  possibleNumbers(typed, (value) => formFacts[fact].given.safeParse(value).success, readersMark())
const numberIn = (fact: Fact, typed: string): number => numbersIn(fact, typed)[0] ?? Number.NaN

const valueIn = (fact: Fact, typed: string): string | number | boolean => {
  const { kind } = formFacts[fact]
  if (kind === 'flag') return typed === 'true'
  return kind === 'number' ? numberIn(fact, typed) : typed.trim()
}

type FactInputs = { [Name in Fact]: Name extends 'features' ? string[] : string }

export const factFields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as {
  [Name in Fact]: z.ZodMiniType<FactInputs[Name], FactInputs[Name]> // a list is an array of texts, all others are texts
}

function fieldOf(name: Fact): z.ZodMiniType {
  return formFacts[name].kind === 'list' ? z.array(z.string()) : text(name)
}

export const typedFacts = (home: Partial<Pick<Property, Fact>>): FactInputs =>
  Object.fromEntries(names.map((name) => [name, typed(name, home[name])])) as FactInputs // typed by `typed`

function typed(name: Fact, fact: string | number | boolean | string[] | undefined): string | string[] {
  if (Array.isArray(fact)) return fact
  if (typeof fact === 'number') return clearNumber(fact)
  if (typeof fact === 'boolean') return String(fact)
  if (fact !== undefined) return fact
  if (formFacts[name].kind === 'list') return []
  return name === 'areaUnit' ? 'ft2' : ''
}

/** Returns only changed facts, so that a form without facts sends exactly the fields of P-29. */
export function changedFacts(home: Partial<Pick<Property, Fact>>, typed: FactInputs): Facts {
  const before = typedFacts(home)
  const hasArea = [typed.area, typed.plot, typed.usableArea].some((size) => size.trim() !== '')
  const isUnitNew = hasArea && (home.areaUnit ?? '') !== typed.areaUnit
  const changed = names.filter((fact) =>
    fact === 'areaUnit' ? isUnitNew : String(before[fact]) !== String(typed[fact]),
  )
  return Object.fromEntries(changed.map((fact) => [fact, factIn(fact, typed)])) as Facts // each is parsed by its own field
}

/** Returns the facts that are filled in, valid or not; NaN for a text that is no number. */
export const statedFacts = (typed: FactInputs): Partial<Pick<Property, Fact>> =>
  Object.fromEntries(names.map((fact) => [fact, factIn(fact, typed) ?? undefined])) as Partial<Pick<Property, Fact>> // each read by its own field

function factIn(fact: Fact, typed: FactInputs) {
  const value = typed[fact]
  if (Array.isArray(value)) return value.length > 0 ? value : null
  if (value.trim() === '') return null
  return valueIn(fact, value)
}
