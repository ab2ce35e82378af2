import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { CardPicture } from '../Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../picture-sources.ts'
import { Skeleton } from '../Skeleton.tsx'

type Props = {
  picture: string
  placeholder?: string | undefined
  title: ReactNode
  subtitle: string
  to?: string | undefined
  badge: ReactNode
  facts: [name: string, fact: ReactNode][]
  children: (heading: string) => ReactNode
}

export function PictureRow({ picture, placeholder, title, subtitle, to, badge, facts, children }: Props) {
  const heading = useId()
  return (
    <article data-row aria-labelledby={heading} tabIndex={-1} className={`outline-offset-2 ${shape}`}>
      <CardPicture
        src={picture}
        sizes={`(min-width: 40rem) 15rem, ${PHONE_PICTURE_SIZES}`}
        placeholder={placeholder}
        className="self-start rounded-[14px]"
      />
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={heading} className="title-card">
            {to ? (
              <Link to={to} className="py-0.75 hover:text-brand hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {badge}
        </div>
        <p className="mt-1 text-sm text-muted">
          <bdi>{subtitle}</bdi>
        </p>
        <Facts facts={facts} />
        <div className="mt-5 flex flex-wrap items-center gap-3 sm:mt-auto sm:pt-5">{children(heading)}</div>
      </div>
    </article>
  )
}

const Facts = ({ facts }: Pick<Props, 'facts'>) => (
  <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 text-sm xl:grid-cols-3">
    {facts.map(([name, fact]) => (
      <div key={name} className="min-w-0">
        <dt className="text-muted">{name}</dt>
        <dd className="font-semibold">{fact}</dd>
      </div>
    ))}
  </dl>
)

export const PictureRowSkeletons = ({ count = 3 }: { count?: number }) => (
  <div className="grid gap-4">
    {Array.from({ length: count }, (_, place) => `row ${place}`).map((key) => (
      <div key={key} className={shape}>
        <Skeleton className="aspect-4/3 w-full rounded-[14px]" />
        <div>
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="mt-2.5 h-4 w-2/5" />
          <Skeleton className="mt-7 h-9 w-4/5" />
          <Skeleton className="mt-6 h-12 w-40 rounded-full" />
        </div>
      </div>
    ))}
  </div>
)

const shape =
  'grid gap-x-6 gap-y-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-5'
