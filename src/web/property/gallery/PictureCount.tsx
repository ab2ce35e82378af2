import { CameraIcon } from '../../ui/icons.tsx'

/** How many pictures a home has, over the first of them; nothing where that is all. */
export const PictureCount = ({ count = 1 }: { count?: number | undefined }) =>
  count > 1 ? (
    <p className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-[#12140fcc] px-2.5 py-1 text-xs font-bold text-[#fffefb] print:hidden">
      <CameraIcon className="size-3.5" />
      {count}
      <span className="sr-only"> pictures</span>
    </p>
  ) : null
