import type { ComponentProps } from 'react'
import { initialsPath } from '#contract/picture-file'
import * as t from '#messages/auth'
import { API } from '../platform/api/send.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'

type Props = { onUseInitials: () => void; field: Omit<ComponentProps<typeof Field>, 'label'> }

export const PhotoUrlField = ({ onUseInitials, field }: Props) => (
  <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto]">
    <Field
      {...field}
      label={t.photoUrl()}
      type="url"
      inputMode="url"
      autoComplete="photo"
      placeholder="https://…"
      className="min-w-0"
    />
    {/* Next to the input, below the height of a label; it stays there when an error comes below. */}
    <Button
      variant="quiet"
      onClick={onUseInitials}
      className="self-start px-4 text-sm max-sm:justify-self-start sm:mt-7"
    >
      {t.useInitials()}
    </Button>
  </div>
)

/** Returns the address of an avatar with initials; it is absolute, because hosted identity providers require that. */
export const initialsAddress = (name: string): string =>
  new URL(initialsPath(name), new URL(API, window.location.href)).href
