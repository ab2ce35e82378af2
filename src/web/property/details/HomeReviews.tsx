import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { paths } from '../../navigation/paths.ts'
import { Reviews } from '../../review/Reviews.tsx'
import { reviewsOfAgent, reviewsOfHome } from '../../review/review.queries.ts'
import { RatingLine } from '../../review/Stars.tsx'
import { HomeSection } from './HomeSection.tsx'

/** The reviews of this home and of its agent's other homes. */
export const HomeReviews = ({ property: { _id, agentId, name, rating } }: { property: Property }) => (
  <>
    <HomeSection title="Reviews of this home">
      <div className="mt-2 mb-5 min-h-6">{rating && <RatingLine rating={rating} />}</div>
      <Reviews of={reviewsOfHome(_id)} empty="No reviews of this home yet." atHome />
    </HomeSection>
    {agentId && (
      <HomeSection title={`Reviews of ${isolated(name)}’s other homes`}>
        <p className="mt-2 mb-5">
          <Link to={paths.agent(agentId)} className="link">
            {`See all homes of ${isolated(name)}`}
          </Link>
        </p>
        <Reviews of={reviewsOfAgent(agentId)} except={_id} empty="No reviews of this agent’s other homes yet." />
      </HomeSection>
    )}
  </>
)
