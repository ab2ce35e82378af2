import { Picture } from '../ui/Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../ui/picture-sources.ts'
import { SectionHead } from './SectionHead.tsx'

const promises = [
  ['Checked first', 'An admin looks at every listing before anyone else sees it.'],
  ['Said in writing', 'Offers and answers are kept, so both sides know where they stand.'],
  ['Sold once', 'Only one offer can be accepted at a time. Once a home is paid for, it is off the market.'],
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
        alt="A bright living room with a sofa, looking out on trees"
        width={800}
        height={600}
        sizes={`(min-width: 64rem) 36rem, ${PHONE_PICTURE_SIZES}`}
        className="rounded-card"
      />
      <div>
        <SectionHead id="about-heading" eyebrow="About us" title="A calm way to find a home" />
        <p className="-mt-4 max-w-xl text-lg text-muted">
          Find a home, make an offer, pay and leave a review, all in one place.
        </p>
        <dl className="mt-8 lines-between border-y border-line">
          {promises.map(([name, text]) => (
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
