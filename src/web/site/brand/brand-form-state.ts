import type { useDraftForm } from '../../platform/session/use-draft.ts'
import type { useFields } from '../../ui/form/use-fields.ts'
import type { BrandValues } from './brand.form.ts'

export type BrandFormState = ReturnType<typeof useDraftForm<BrandValues>>['form']
export type FieldOf = ReturnType<typeof useFields<BrandValues, unknown, BrandValues>>['field']
