import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../platform/navigation/paths.ts'

const LONG_MS = 3000

export function SlowSignInNotice({ className = '' }: { className?: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={className}>
      {isLong && (
        <span>
          Signing in takes longer than usual. You can wait, or{' '}
          <Link to={paths.home} className="link">
            go to the home page
          </Link>
          <span>.</span>
        </span>
      )}
    </p>
  )
}
