import { Link } from 'react-router'

/** Above the page while an agent sees it as buyers do. */
export const BuyersViewNotice = () => (
  <div className="mb-6 rounded-2xl border border-accent/40 bg-accent-wash px-5 py-4">
    <p className="font-bold text-accent">This is how buyers see your home</p>
    <p>
      <span>Their buttons are here to be looked at. </span>
      <Link to="?" className="link">
        Back to your own view
      </Link>
    </p>
  </div>
)
