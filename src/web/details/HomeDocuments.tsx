import type { HomeLink } from '#contract/home-links'

export const HomeDocuments = ({ documents }: { documents: HomeLink[] }) => (
  <ul className="grid gap-2 max-sm:px-4">
    {documents.map(({ url, title }, index) => (
      <li key={url} className="rounded-card border border-line bg-surface p-4">
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link font-semibold">
          <span>{title || `Document ${index + 1}`}</span>
          <span className="font-normal text-muted"> (PDF, opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
)
