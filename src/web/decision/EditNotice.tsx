import { directionOf, readersLanguage } from '#contract/language'
import type { Property } from '#contract/property'
import * as t from '#messages/decision'
import { recordedValue } from '../property/recorded-values.ts'
import { recordedField } from '../property/recorded-words.ts'
import { Badge } from '../ui/Badge.tsx'
import { Fold } from '../ui/Fold.tsx'
import { Picture } from '../ui/Picture.tsx'

type Edit = NonNullable<Property['edited']>

export const EditNotice = ({ edit }: { edit: Edit }) => (
  <details className="text-sm">
    <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 font-semibold text-brand hover:underline">
      <Badge look="accent">{t.edited()}</Badge>
      <span>{t.whatChanged()}</span>
    </summary>
    <dl className="mt-2 grid gap-3">
      {Object.entries(edit.changed).map(([field, [before, after]]) => (
        <div key={field}>
          <dt className="text-muted">{recordedField(field)}</dt>
          <dd>
            {field === 'propertyImage' && typeof before === 'string' && typeof after === 'string' ? (
              <Pictures before={before} after={after} />
            ) : (
              <Texts
                before={recordedValue(field, before, recordedField)}
                after={recordedValue(field, after, recordedField)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)

const Texts = ({ before, after }: { before: string | undefined; after: string | undefined }) => (
  <Fold lines={12}>
    {before ? (
      <del dir="auto" className="text-muted">
        {before}
      </del>
    ) : (
      <span className="text-muted">{t.nothing()}</span>
    )}
    <span aria-hidden="true">{directionOf(readersLanguage()) === 'rtl' ? ' ← ' : ' → '}</span>
    {after ? (
      <ins dir="auto" className="font-semibold no-underline">
        {after}
      </ins>
    ) : (
      <span className="font-semibold">{t.nothing()}</span>
    )}
  </Fold>
)

const Pictures = ({ before, after }: { before: string; after: string }) => (
  <div className="mt-1 flex items-center gap-2">
    <Picture src={before} alt={t.before()} width={800} height={600} sizes="4rem" className="w-16 rounded-lg" />
    <span aria-hidden="true" className="rtl:-scale-x-100">
      →
    </span>
    <Picture src={after} alt={t.after()} width={800} height={600} sizes="4rem" className="w-16 rounded-lg" />
  </div>
)
