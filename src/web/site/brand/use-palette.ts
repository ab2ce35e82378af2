import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { usePause } from '../../ui/form/use-pause.ts'
import { palette } from './brand.queries.ts'
import type { BrandFormState } from './brand-form-state.ts'
import { OWN_COLOURS, shownColour } from './shown-colour.ts'

export function usePalette(form: BrandFormState) {
  const [main, accent] = useWatch({ control: form.control, name: ['main', 'accent'] })
  const shownMain = usePause(shownColour(main) ?? OWN_COLOURS.main) // the browser's colours change with each move of the pointer
  const shownAccent = usePause(shownColour(accent) ?? OWN_COLOURS.accent)
  return useQuery(palette(shownMain, shownAccent)).data
}
