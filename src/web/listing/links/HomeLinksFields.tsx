import { useSuspenseQuery } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { MAX_DOCUMENTS, MAX_LINK_TITLE_LENGTH, MAX_TOURS } from '#contract/home-links'
import { MAX_DOCUMENT_MEGABYTES } from '#contract/image'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormGroup } from '../../ui/form/FormGroup.tsx'
import { PictureDrop } from '../../ui/form/PictureDrop.tsx'
import { UploadProgress } from '../../ui/form/ProgressBar.tsx'
import { RowButton } from '../pictures/RowButton.tsx'
import type { HomeLinks, ListedLink } from './use-home-links.ts'

export function HomeLinksFields({ links }: { links: HomeLinks }) {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { tours, documents, problem, share } = links
  return (
    <FormGroup title="Tours and documents">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">Tours and videos</legend>
        <p className="mb-3 text-sm text-muted">{`Up to ${MAX_TOURS} links to ${site.tourHosts.join(', ')}.`}</p>
        <ul className="grid gap-4 empty:hidden">
          {tours.map((tour, index) => (
            <LinkRow key={tour.key} name={`tour ${index + 1}`} link={tour} change={links.setTours} withUrl />
          ))}
        </ul>
        <Problem text={problem.tours} />
        {tours.length < MAX_TOURS && (
          <Button variant="quiet" compact onClick={links.addTour} className="mt-3">
            Add a tour
          </Button>
        )}
      </fieldset>
      <fieldset className="mt-6 min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">Documents</legend>
        <p className="mb-3 text-sm text-muted">
          {site.documents
            ? `Up to ${MAX_DOCUMENTS} PDF files of at most ${MAX_DOCUMENT_MEGABYTES} MB, which every visitor can read.`
            : 'This site keeps pictures at a host that takes no documents.'}
        </p>
        <ul className="grid gap-4 empty:hidden">
          {documents.map((document, index) => (
            <LinkRow key={document.key} name={`document ${index + 1}`} link={document} change={links.setDocuments} />
          ))}
        </ul>
        <UploadProgress share={share} onCancel={links.cancel} />
        <Problem text={problem.documents} />
        {site.documents && documents.length < MAX_DOCUMENTS && share === undefined && (
          <div className="mt-3">
            <PictureDrop
              label="Add a document"
              accept="application/pdf"
              onFiles={([file]) => file && void links.addDocument(file)}
            >
              <p className="px-4 py-5 text-center text-sm text-muted">
                <span className="font-semibold text-brand">Choose a PDF</span>, or drop it.
              </p>
            </PictureDrop>
          </div>
        )}
      </fieldset>
    </FormGroup>
  )
}

type RowProps = {
  name: string
  link: ListedLink
  change: Dispatch<SetStateAction<ListedLink[]>>
  withUrl?: boolean
}

function LinkRow({ name, link, change, withUrl = false }: RowProps) {
  const set = (values: Partial<ListedLink>) =>
    change((now) => now.map((each) => (each.key === link.key ? { ...each, ...values } : each)))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3">
      <div className={`grid min-w-0 gap-3 ${withUrl ? 'sm:grid-cols-2' : ''}`}>
        {withUrl && (
          <Field
            label={`Address of ${name}`}
            type="url"
            placeholder="https://"
            value={link.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        )}
        <Field
          label={`Title of ${name}`}
          value={link.title}
          maxLength={MAX_LINK_TITLE_LENGTH}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
      <RowButton
        name={`Remove ${name}`}
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
