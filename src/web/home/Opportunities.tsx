import * as t from '#messages/home'
import { Button } from '../ui/Button.tsx'
import { SectionHead } from './SectionHead.tsx'

const opportunities = () => [
  {
    id: 'sell-home',
    title: t.sell(),
    text: t.sellText(),
    drawing: 'M10 54V27L32 10l22 17v27zM32 44V26m-8 8 8-8 8 8',
  },
  {
    id: 'buy-home',
    title: t.buy(),
    text: t.buyText(),
    drawing: 'M40 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM33 31 12 52v4h8v-6h6v-6h5l4-9M41 22h.1',
  },
  {
    id: 'rent-home',
    title: t.rent(),
    text: t.rentText(),
    drawing: 'M12 16h40v38H12zM12 27h40M22 10v11M42 10v11M25 45v-6l7-6 7 6v6z',
  },
]

/** Shows opportunities with buttons, which do nothing by the specification (P-6). */
export const Opportunities = () => (
  <section aria-labelledby="opportunities" className="page section">
    <SectionHead id="opportunities" eyebrow={t.threeWays()} title={t.opportunities()} />
    <div className="grid gap-5 md:grid-cols-3">
      {opportunities().map(({ id, title, text, drawing }) => (
        <article
          key={title}
          aria-labelledby={id}
          className="flex flex-col items-start rounded-card border border-line bg-surface p-6"
        >
          <span className="grid size-12 place-items-center rounded-full bg-accent-wash text-accent">
            <svg
              aria-hidden="true"
              viewBox="0 0 64 64"
              className="size-7 fill-none stroke-current stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]"
            >
              <path d={drawing} />
            </svg>
          </span>
          <h3 id={id} className="mt-4 text-xl">
            {title}
          </h3>
          <p className="mt-2 mb-5 text-muted">{text}</p>
          <Button variant="quiet" aria-describedby={id} className="mt-auto whitespace-nowrap">
            {t.moreOptions()}
          </Button>
        </article>
      ))}
    </div>
  </section>
)
