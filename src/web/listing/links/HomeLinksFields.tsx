import { useSuspenseQuery } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useRef } from 'react'
import { MAX_DOCUMENTS, MAX_LINK_TITLE_LENGTH, MAX_TOURS } from '#contract/home-links'
import { MAX_DOCUMENT_MEGABYTES } from '#contract/image'
import { shownNumber } from '#contract/shown-number'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { useRestoreFocus } from '../../ui/focus/RestoreFocus.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormGroup } from '../../ui/form/FormGroup.tsx'
import { PictureDrop } from '../../ui/form/PictureDrop.tsx'
import { UploadProgress } from '../../ui/form/ProgressBar.tsx'
import { TextWithParts } from '../../ui/TextWithParts.tsx'
import { RowButton } from '../pictures/RowButton.tsx'
import type { HomeLinks, ListedLink } from './use-home-links.ts'

export function HomeLinksFields({ links }: { links: HomeLinks }) {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { tours, documents, problem, share } = links
  const ofTours = useRef<HTMLFieldSetElement>(null)
  const ofDocuments = useRef<HTMLFieldSetElement>(null)
  useRestoreFocus(ofTours, 'li')
  useRestoreFocus(ofDocuments, 'li')
  return (
    <FormGroup title={t.toursAndDocuments()}>
      <fieldset ref={ofTours} tabIndex={-1} className="min-w-0 outline-none">
        <legend className="mb-1.5 text-sm font-semibold">{t.toursAndVideos()}</legend>
        <p className="mb-3 text-sm text-muted">
          {t.toursNote({ most: shownNumber(MAX_TOURS), hosts: site.tourHosts.join(', ') })}
        </p>
        <ul className="grid gap-4 empty:hidden">
          {tours.map((tour, index) => (
            <LinkRow key={tour.key} kind="tour" index={index} link={tour} change={links.setTours} />
          ))}
        </ul>
        <Problem text={problem.tours} />
        {tours.length < MAX_TOURS && (
          <Button variant="quiet" compact onClick={links.addTour} className="mt-3">
            {t.addTour()}
          </Button>
        )}
      </fieldset>
      <fieldset ref={ofDocuments} tabIndex={-1} className="mt-6 min-w-0 outline-none">
        <legend className="mb-1.5 text-sm font-semibold">{listingFields.documents()}</legend>
        <p className="mb-3 text-sm text-muted">
          {site.documents
            ? t.documentsNote({ most: shownNumber(MAX_DOCUMENTS), megabytes: shownNumber(MAX_DOCUMENT_MEGABYTES) })
            : t.noDocuments()}
        </p>
        <ul className="grid gap-4 empty:hidden">
          {documents.map((document, index) => (
            <LinkRow key={document.key} kind="other" index={index} link={document} change={links.setDocuments} />
          ))}
        </ul>
        <UploadProgress share={share} onCancel={links.cancel} />
        <Problem text={problem.documents} />
        {site.documents && documents.length < MAX_DOCUMENTS && share === undefined && (
          <div className="mt-3">
            <PictureDrop
              label={t.addDocument()}
              accept="application/pdf"
              onFiles={([file]) => file && void links.addDocument(file)}
            >
              <p className="px-4 py-5 text-center text-sm text-muted">
                <TextWithParts
                  text={t.choosePdf()}
                  parts={{ choose: (words) => <span className="font-semibold text-brand">{words}</span> }}
                />
              </p>
            </PictureDrop>
          </div>
        )}
      </fieldset>
    </FormGroup>
  )
}

type RowProps = {
  /** `other`: a document. */
  kind: 'tour' | 'other'
  index: number
  link: ListedLink
  change: Dispatch<SetStateAction<ListedLink[]>>
}

function LinkRow({ kind, index, link, change }: RowProps) {
  const withUrl = kind === 'tour'
  const place = shownNumber(index + 1)
  const set = (values: Partial<ListedLink>) =>
    change((now) => now.map((each) => (each.key === link.key ? { ...each, ...values } : each)))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3">
      <div className={`grid min-w-0 gap-3 ${withUrl ? 'sm:grid-cols-2' : ''}`}>
        {withUrl && (
          <Field
            label={t.linkAddress({ place })}
            type="url"
            placeholder="https://"
            value={link.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        )}
        <Field
          label={t.linkTitle({ kind, place })}
          value={link.title}
          maxLength={MAX_LINK_TITLE_LENGTH}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
      <RowButton
        name={t.removeLink({ kind, place })}
        icon="remove"
        onPress={() => change((now) => now.filter(({ key }) => key !== link.key))}
      />
    </li>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
      {text}
    </p>
  )
