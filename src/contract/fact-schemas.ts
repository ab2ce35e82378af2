import * as z from 'zod/mini'
import * as t from '#messages/checks'
import { type Name, named } from './text.ts'

export const given = <Fact extends z.ZodMiniType>(fact: Fact) => z.optional(z.nullable(fact))
/**
 * The schemas of a fact. `given`: in requests. `shown`: in responses, without limits, as limits may change later.
 * `kind`: the type of its form field and file column.
 */
export const text = <Fact extends z.ZodMiniType<string>>(fact: Fact) =>
  ({ kind: 'text', given: given(fact), shown: z.optional(fact) }) as const
export const number = <Fact extends z.ZodMiniType<number>>(fact: Fact) =>
  ({ kind: 'number', given: given(fact), shown: z.optional(z.number()) }) as const
export const list = <Fact extends z.ZodMiniType<string[]>>(fact: Fact) =>
  ({ kind: 'list', given: given(fact), shown: z.optional(z.array(z.string())) }) as const
export const flag = (name: Name) =>
  ({
    kind: 'flag',
    given: given(z.boolean(named(t.trueOrFalse, name))),
    shown: z.optional(z.boolean()),
  }) as const
