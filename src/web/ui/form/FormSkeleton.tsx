import { Skeleton } from '../Skeleton.tsx'

export const FormSkeleton = ({ fields }: { fields: number }) => (
  <div aria-busy="true" className="grid gap-5 sm:grid-cols-2">
    {Array.from({ length: fields }, (_, place) => `field ${place}`).map((key) => (
      <div key={key}>
        <Skeleton className="mb-2.5 h-4 w-28" />
        <Skeleton className="h-12 rounded-field" />
      </div>
    ))}
  </div>
)
