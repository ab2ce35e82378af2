import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../navigation/paths.ts'

const LONG_MS = 3000

/** Says after three seconds that signing in takes longer than usual, and offers a way out; it goes on by itself meanwhile. */
export function SlowSignInNotice({ className = '' }: { className?: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={className}>
      {isLong && (
        <>
          Signing in takes longer than usual. You can wait, or{' '}
          <Link to={paths.home} className="link">
            go to the home page
          </Link>
          .
        </>
      )}
    </p>
  )
}
