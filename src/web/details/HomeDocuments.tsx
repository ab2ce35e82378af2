import type { HomeLink } from '#contract/home-links'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/homeParts'

export const HomeDocuments = ({ documents }: { documents: HomeLink[] }) => (
  <ul className="grid gap-2 max-sm:px-4">
    {documents.map(({ url, title }, index) => (
      <li key={url} className="rounded-card border border-line bg-surface p-4">
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link font-semibold">
          <span>{title ? <bdi>{title}</bdi> : t.document({ number: shownNumber(index + 1) })}</span>
          <span className="font-normal text-muted">{t.pdfInNewTab()}</span>
        </a>
      </li>
    ))}
  </ul>
)
