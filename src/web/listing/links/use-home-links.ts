import { useEffect, useRef, useState } from 'react'
import type { HomeLink } from '#contract/home-links'
import { uploadDocument } from '../../platform/providers/images/images.ts'
import { uploadMessage } from '../../platform/providers/images/use-picture-upload.ts'

export type ListedLink = HomeLink & { key: number }
export type HomeLinks = ReturnType<typeof useHomeLinks>
type Links = { tours?: HomeLink[] | undefined; documents?: HomeLink[] | undefined }

let made = 0
const listed = (links: HomeLink[] = []): ListedLink[] => links.map((link) => ({ ...link, key: made++ }))
const sent = (links: ListedLink[]): HomeLink[] =>
  links.filter(({ url }) => url.trim() !== '').map(({ url, title }) => ({ url: url.trim(), title: title.trim() }))

/** The tours and documents of a form. `before`: the saved ones. `shown`: the initial ones, if they differ. */
export function useHomeLinks(before: Links, shown: Links = before) {
  const [tours, setTours] = useState(() => listed(shown.tours))
  const [documents, setDocuments] = useState(() => listed(shown.documents))
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<{ tours?: string | undefined; documents?: string | undefined }>({})
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const addDocument = async (file: File) => {
    underway.current = new AbortController()
    setProblem({})
    setShare(0)
    try {
      const url = await uploadDocument(file, { onProgress: setShare, signal: underway.current.signal })
      setDocuments((now) => [...now, ...listed([{ url, title: titleOf(file) }])])
    } catch (error) {
      setProblem({ documents: uploadMessage(error) })
    } finally {
      setShare(undefined)
    }
  }
  const isChanged = (name: keyof Links, now: ListedLink[]) =>
    JSON.stringify(sent(now)) !== JSON.stringify(before[name] ?? [])
  return {
    tours,
    documents,
    share,
    problem,
    setTours,
    setDocuments,
    addTour: () => setTours((now) => [...now, ...listed([{ url: '', title: '' }])]),
    addDocument,
    cancel: () => underway.current?.abort(),
    stored: { tours: sent(tours), documents: sent(documents) },
    isUnderway: () => share !== undefined,
    changedLists: (): Links => ({
      ...(isChanged('tours', tours) && { tours: sent(tours) }),
      ...(isChanged('documents', documents) && { documents: sent(documents) }),
    }),
    showErrors: (errors: Record<string, string>) =>
      setProblem({ tours: refusalOf('tours', errors), documents: refusalOf('documents', errors) }),
  }
}

const titleOf = ({ name }: File): string => name.replace(/\.pdf$/i, '').slice(0, 100)

function refusalOf(name: keyof Links, errors: Record<string, string>): string | undefined {
  return Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1]
}
