import { Controller, useWatch } from 'react-hook-form'
import type { Property } from '#contract/property'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { PinField } from '../map/PinField.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { PhotoField } from '../platform/providers/images/PhotoField.tsx'
import { useSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { ReadOnlyField } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { LeaveGuard } from '../ui/form/LeaveGuard.tsx'
import { UploadProgress } from '../ui/form/ProgressBar.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import { OpenTimesFields } from '../viewing/open-time/OpenTimesFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DraftAutosave } from './DraftAutosave.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FactsFields } from './FactsFields.tsx'
import { FigureFields } from './FigureFields.tsx'
import { HomeFields } from './HomeFields.tsx'
import { LanguagesFields } from './LanguagesFields.tsx'
import { LiveCard } from './LiveCard.tsx'
import { HomeLinksFields } from './links/HomeLinksFields.tsx'
import { MorePictures } from './pictures/MorePictures.tsx'
import { PropertyImage } from './pictures/PropertyImage.tsx'
import { useFirstField } from './use-first-field.ts'
import { type PropertyFormProps, usePropertyForm } from './use-property-form.ts'

type Props = PropertyFormProps & {
  current?: string
  saved?: Pick<
    Property,
    | 'status'
    | 'location'
    | 'address'
    | 'latitude'
    | 'longitude'
    | 'precision'
    | 'clock'
    | 'timeZone'
    | 'tours'
    | 'documents'
    | 'openTimes'
    | 'wholeContact'
    | 'translations'
  >
  submitName: string
}

/** The form of a listing. Required fields come first (P-29). Agent name and e-mail are read-only. */
export function PropertyForm({ current, saved, submitName, ...props }: Props) {
  const listing = usePropertyForm({ ...props, saved })
  const { form, field, submit, upload, more, links, openTimes, translations, clock, unsaved, isSaved } = listing
  const { draft, initial } = props
  const { errors, isSubmitting } = form.formState
  const session = useSession()
  const agent = session.status === 'signedIn' ? session : undefined
  const isNew = props.kind === 'add'
  const [location, agentImage] = useWatch({ control: form.control, name: ['location', 'agentImage'] })
  const isUnplaced = location !== props.values.location || saved?.latitude === undefined
  const picture = current ?? initial?.picture
  const root = useFirstField(isNew && !initial)
  const isWide = useMediaQuery('(width >= 80rem)') // equal to `xl` in the classes
  useRootMark('data-form-foot')
  return (
    <form
      ref={root}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <LeaveGuard unsaved={unsaved} free={paths.login}>
        {draft ? t.keptAsDraft() : t.willBeLost()}
      </LeaveGuard>
      <div className="grid gap-6">
        <HomeFields form={form} field={field} saved={saved} clock={clock} />
        <LanguagesFields form={form} translations={translations} />
        <FormGroup title={t.pictures()}>
          <Controller
            name="propertyImage"
            control={form.control}
            render={({ field: { value, onChange, ...image } }) => (
              <PropertyImage
                {...image}
                required={initial?.picture === undefined}
                file={value}
                onFile={(file) => {
                  onChange(file)
                  if (file) void form.trigger('propertyImage')
                }}
                onMore={more.add}
                current={picture}
                error={errors.propertyImage?.message}
              />
            )}
          />
          <div className="mt-6">
            <MorePictures more={more} />
          </div>
        </FormGroup>
        <HomeLinksFields links={links} />
        <FormGroup title={listingFields.openTimes()}>
          <OpenTimesFields openTimes={openTimes} clock={clock} />
        </FormGroup>
        <FormGroup title={t.theAgent()}>
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
            <ReadOnlyField label={t.agentName()} value={agent?.displayName ?? ''} />
            <ReadOnlyField label={t.agentEmail()} value={agent?.email ?? ''} />
            {isNew && (
              <PhotoField
                label={listingFields.agentImage()}
                person={agent?.displayName ?? ''}
                address={agentImage}
                field={field('agentImage')}
                onUploaded={(address) =>
                  form.setValue('agentImage', address, { shouldDirty: true, shouldValidate: true })
                }
                className="sm:col-span-2"
              />
            )}
          </div>
        </FormGroup>
        <ContactFields form={form} field={field} />
        <FactsFields form={form} field={field} />
        <FigureFields form={form} field={field} saved={saved} />
        <Controller
          name="point"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <PinField value={value} onChange={onChange} saved={saved} location={isUnplaced ? location : undefined} />
          )}
        />
        <FormError>{errors.root?.message}</FormError>
        <div className="sticky bottom-0 z-20 short:static rounded-t-card border border-b-0 border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
          <ErrorSummary errors={errors} onGo={(name) => form.setFocus(name)} />
          <UploadProgress share={upload.share} onCancel={upload.cancel} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {draft && (
              <DraftAutosave
                form={form}
                pictures={more.stored}
                links={links.stored}
                openTimes={openTimes.stored}
                translations={translations.rows}
                storage={draft}
                isSaved={isSaved}
              />
            )}
            <Button type="submit" busy={isSubmitting} className="ms-auto sm:px-10">
              {submitName}
            </Button>
          </div>
        </div>
      </div>
      {isWide && agent && (
        <div className="sticky top-24 short:static">
          <LiveCard
            control={form.control}
            agent={agent}
            current={picture}
            status={saved?.status}
            further={more.pictures}
          />
        </div>
      )}
    </form>
  )
}
