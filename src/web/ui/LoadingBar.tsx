import * as t from '#messages/ui'

export const LoadingBar = ({ label = t.loading() }: { label?: string }) => (
  <div role="progressbar" aria-label={label} className="h-1 w-full overflow-hidden rounded-full bg-line">
    <div className="h-full w-1/3 animate-slide rounded-full bg-brand motion-reduce:w-full motion-reduce:animate-shimmer" />
  </div>
)
