import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { LegalFact } from '#contract/legal-facts'
import type { Property } from '#contract/property'
import { MissingFacts } from '../property/MissingFacts.tsx'
import { useReadLocation } from './AddressFields.tsx'
import { statedFacts } from './facts.form.ts'
import type { ListingInputs } from './property.form.ts'

type Props = {
  form: UseFormReturn<ListingInputs, unknown, ListingInputs>
  saved: Partial<Pick<Property, 'location' | 'address'>> | undefined
  onGo: (fact: LegalFact) => void
}

/**
 * Lists the facts that the law requires and that are not filled in yet, updated during typing; a click leads to the
 * field.
 */
export function FiguresByLaw({ form, saved, onGo }: Props) {
  useWatch({ control: form.control })
  const typed = form.getValues()
  const { data } = useReadLocation(form.control)
  const isSaved = saved?.address !== undefined && saved.location === typed.location.trim()
  const address = typed.address ?? (isSaved ? saved.address : data?.address)
  return <MissingFacts home={{ ...statedFacts(typed), address }} onGo={onGo} className="mb-4" />
}
