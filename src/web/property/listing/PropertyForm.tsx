import { type Control, Controller, useWatch } from 'react-hook-form'
import { nameOf } from '#contract/currency'
import { MAX_IMAGE_MEGABYTES } from '#contract/image'
import type { Property } from '#contract/property'
import { useMoney } from '../../api/use-money.ts'
import { PinField } from '../../map/PinField.tsx'
import { paths } from '../../navigation/paths.ts'
import { PICTURE_KINDS } from '../../providers/images/images.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, ReadOnlyField, TextArea } from '../../ui/form/Field.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { PictureField } from '../../ui/form/PictureField.tsx'
import { UploadProgress } from '../../ui/form/ProgressBar.tsx'
import { Understood } from '../../ui/form/Understood.tsx'
import { DraftAutosave } from './DraftAutosave.tsx'
import { FactsFields } from './FactsFields.tsx'
import { MorePictures } from './pictures/MorePictures.tsx'
import type { ListingInputs } from './property.form.ts'
import { understoodPrice } from './understood-price.ts'
import { type PropertyFormProps, usePropertyForm } from './use-property-form.ts'

type Props = PropertyFormProps & {
  /** The address of the picture that is shown now. */
  current?: string
  /** The saved point of the listing. */
  saved?: Pick<Property, 'latitude' | 'longitude' | 'precision'>
  submitName: string
}

/** The form for a listing (P-29). Agent name and e-mail are the person's own and read-only. */
export function PropertyForm({ current, saved, submitName, ...props }: Props) {
  const { form, field, submit, upload, more, unsaved, isSaved } = usePropertyForm(props)
  const { draft, initial } = props
  const { errors, isSubmitting } = form.formState
  const money = useMoney()
  const session = useSession()
  const agent = session.status === 'signedIn' ? session : undefined
  const isNew = props.kind === 'add'
  const location = useWatch({ control: form.control, name: 'location' })
  const isUnplaced = location !== props.values.location || saved?.latitude === undefined
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <LeaveGuard unsaved={unsaved} free={paths.login}>
        {draft
          ? 'What you typed is kept as a draft. The pictures that are not uploaded will be lost.'
          : 'What you have entered here will be lost.'}
      </LeaveGuard>
      {draft && <DraftAutosave form={form} pictures={more.stored} storage={draft} isSaved={isSaved} />}
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field
          label="Title"
          placeholder="Sunny townhouse with a walled garden"
          className="sm:col-span-2"
          {...field('title')}
        />
        <Field label="Location" placeholder="Street, town, state" {...field('location')} />
        <Field
          label="Price"
          placeholder={`${money.price('250,000')} - ${money.price('300,000')}`}
          hint={<PriceHint control={form.control} />}
          {...field('price')}
        />
        <ReadOnlyField label="Agent name" value={agent?.displayName ?? ''} />
        <ReadOnlyField label="Agent email" value={agent?.email ?? ''} />
        {isNew && (
          <Field
            label="Agent image"
            type="url"
            inputMode="url"
            placeholder="https://…"
            className="sm:col-span-2"
            {...field('agentImage')}
          />
        )}
        <TextArea
          label="Description"
          rows={7}
          placeholder="What is it like to live there?"
          className="sm:col-span-2"
          {...field('description')}
        />
        <FactsFields form={form} field={field} />
        <Controller
          name="point"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <PinField value={value} onChange={onChange} saved={saved} location={isUnplaced ? location : undefined} />
          )}
        />
      </div>
      <div>
        <Controller
          name="propertyImage"
          control={form.control}
          render={({ field: { value, onChange, ...picture } }) => (
            <PictureField
              label="Property image"
              required={initial?.picture === undefined}
              accept={PICTURE_KINDS}
              hint={`JPEG, PNG, WebP or AVIF, up to ${MAX_IMAGE_MEGABYTES} MB. We remove the photo’s location data.`}
              file={value}
              onFile={onChange}
              current={current ?? initial?.picture}
              error={errors.propertyImage?.message}
              {...picture}
            />
          )}
        />
        <UploadProgress share={upload.share} onCancel={upload.cancel} />
        <div className="mt-8">
          <MorePictures more={more} />
        </div>
      </div>
      <div className="-mt-6">
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting} className="mt-6 w-full sm:w-auto sm:px-10">
          {submitName}
        </Button>
      </div>
    </form>
  )
}

/** A hint on how to write a price, and the price as understood. */
function PriceHint({ control }: { control: Control<ListingInputs, unknown, ListingInputs> }) {
  const price = useWatch({ control, name: 'price' })
  const { currency } = useMoney()
  return (
    <>
      <span>{`${currency ? `In ${nameOf(currency)}: one` : 'One'} amount, or the lowest and the highest.`}</span>
      <Understood>{understoodPrice(price, currency)}</Understood>
    </>
  )
}
