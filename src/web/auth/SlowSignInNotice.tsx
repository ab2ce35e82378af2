import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as t from '#messages/session'
import { paths } from '../platform/navigation/paths.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'

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
          <TextWithParts
            text={t.slow()}
            parts={{
              home: (words) => (
                <Link to={paths.home} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </span>
      )}
    </p>
  )
}
