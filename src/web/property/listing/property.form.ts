import * as z from 'zod/mini'
import { newPropertyFields } from '#contract/property'
import { pictureProblem } from '../../providers/images/images.ts'
import { moreFields } from './facts.form.ts'

const NO_PICTURE = 'Property image is required'

/** A picture that is not a file yet is missing, unless there is one to keep. */
const PictureFile = ({ mayKeep }: { mayKeep: boolean }) =>
  z
    .custom<File | undefined>((file) => file instanceof File || (mayKeep && file === undefined), {
      error: NO_PICTURE,
      abort: true,
    })
    .check(
      z.superRefine((file, context) => {
        const problem = file && pictureProblem(file)
        if (problem) context.addIssue(problem)
      }),
    )

const { title, location, price, agentImage, description } = newPropertyFields
/** What an agent types into the form of a new property; the picture is still a file. */
export const AddForm = z.object({
  title,
  location,
  price,
  agentImage,
  description,
  propertyImage: PictureFile({ mayKeep: false }),
  ...moreFields,
  /** The pin that the agent set; null gives it back to the location, and without it nothing changes. */
  point: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
})

/** Where a picture is there already, another one may be chosen. */
export const AddFormWithPicture = z.extend(AddForm, { propertyImage: PictureFile({ mayKeep: true }) })

/** Of a listing that exists, the agent image stays as it is (P-29); the picture is chosen again. */
export const UpdateForm = z.extend(AddForm, { agentImage: z.string() })

export type Typed = z.output<typeof AddForm>
