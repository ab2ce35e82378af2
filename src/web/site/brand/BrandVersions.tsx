import { useState } from 'react'
import { now } from '#contract/clock'
import { isolated } from '#contract/isolated'
import type { BrandVersion, SiteBrand } from '#contract/site-brand'
import * as t from '#messages/brand'
import { messageOf } from '../../platform/api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ListedTime } from '../../ui/time/ListedTime.tsx'
import { useGoBack } from './brand.queries.ts'
import { reloadPage } from './reload-page.ts'

export function BrandVersions({ brand: { versions, from, hasFile } }: { brand: SiteBrand }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, variables } = useGoBack()
  const goBack = (id: string | undefined) =>
    mutate(id, {
      onSuccess: reloadPage,
      onError: (error) => {
        setAsking(false)
        toast.failure(t.notGoneBack(), { detail: messageOf(error) })
      },
    })
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="brand-versions" className="mt-12 border-t border-line pt-8">
      <h2 id="brand-versions" className="title-card">
        {t.versions()}
      </h2>
      <ul className="mt-4 lines-between border-y border-line">
        {versions.map((version, place) => (
          <li key={version._id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <Version version={version} hasFile={hasFile} />
            {place === 0 ? (
              <p className="text-sm font-semibold text-muted">{t.current()}</p>
            ) : (
              <Button
                variant="quiet"
                compact
                busy={isPending && variables === version._id}
                onClick={() => goBack(version._id)}
                aria-describedby={`version-${version._id}`}
              >
                {t.goBack()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {from === 'saved' && (
        <Button variant="quiet" className="mt-6" onClick={() => setAsking(true)}>
          {t.reset({ from: hasFile ? 'file' : 'other' })}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => goBack(undefined)}
        busy={isPending}
        words={t.resetText()}
        confirm={t.goBack()}
      />
    </section>
  )
}

const Version = ({
  version: { _id, name, savedAt, savedBy },
  hasFile,
}: {
  version: BrandVersion
  hasFile: boolean
}) => (
  <div id={`version-${_id}`} className="min-w-0">
    <p className="font-semibold">
      <bdi>{name ?? (hasFile ? t.brandOfFile() : t.defaults())}</bdi>
    </p>
    <div className="flex flex-wrap gap-x-3 text-sm text-muted">
      <ListedTime at={savedAt} now={now()} />
      {savedBy !== undefined && <p>{t.by({ name: isolated(savedBy) })}</p>}
    </div>
  </div>
)
