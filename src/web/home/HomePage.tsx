import { usePageTitle } from '../platform/brand/page-title.ts'
import { About } from './About.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { Hero } from './Hero.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import { NewestProperties } from './NewestProperties.tsx'
import { Opportunities } from './Opportunities.tsx'
import { Ticker } from './Ticker.tsx'

function HomePage() {
  usePageTitle()
  return (
    <>
      <Hero />
      <Ticker />
      <NewestProperties />
      <LatestReviews />
      <Opportunities />
      <About />
      <ContactBlock />
    </>
  )
}

export { HomePage as Component }
