import { brand } from '#contract/brand'
import * as t from '#messages/home'
import { BrandText } from '../platform/brand/BrandText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../ui/picture-sources.ts'
import { SectionHead } from './SectionHead.tsx'

const promises = () => [
  [t.checkedFirst(), t.checkedFirstText()],
  [t.inWriting(), t.inWritingText()],
  [t.soldOnce(), t.soldOnceText()],
]

export const About = () => (
  <div className="border-t border-line bg-sunken">
    <section
      id="about"
      aria-labelledby="about-heading"
      className="page section grid items-center gap-10 lg:grid-cols-2 lg:gap-20"
    >
      <Picture
        src="/demo/home-12-living-room.webp"
        alt={t.aboutPicture()}
        width={800}
        height={600}
        sizes={`(min-width: 64rem) 36rem, ${PHONE_PICTURE_SIZES}`}
        className="rounded-card"
      />
      <div>
        <SectionHead id="about-heading" eyebrow={t.aboutUs()} title={t.aboutTitle()} />
        <p className="-mt-4 max-w-xl text-lg whitespace-pre-line text-muted">
          <BrandText text={brand().about} otherwise={t.aboutText()} />
        </p>
        <dl className="mt-8 lines-between border-y border-line">
          {promises().map(([name, text]) => (
            <div key={name} className="grid gap-1 py-4 sm:grid-cols-[9rem_1fr] sm:gap-4">
              <dt className="font-bold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  </div>
)
