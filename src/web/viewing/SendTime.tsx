import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { ChosenTime } from './TimeChoice.tsx'

type Props = {
  propertyId: string
  startsAt: string | undefined
  error: string | undefined
  isPending: boolean
  texts: { without: string; of: (values: { moment: string }) => string }
}

/** The foot of a dialog with the error and the button that sends the chosen time; always in view on a phone. */
export const SendTime = ({ propertyId, startsAt, error, isPending, texts }: Props) => (
  <div className="sticky -bottom-px short:static max-w-none -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
    <div aria-live="polite">
      <FormError>{error}</FormError>
    </div>
    <Button type="submit" busy={isPending} className="w-full">
      {startsAt === undefined ? (
        <span>{texts.without}</span>
      ) : (
        <ChosenTime propertyId={propertyId} startsAt={startsAt} text={texts.of} />
      )}
    </Button>
  </div>
)
