import { useEffect, useRef, useState } from 'react'
import { MAX_PICTURES, type PictureKind, type ShownPicture } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/listingForm'
import { uploadPicture } from '../../platform/providers/images/images.ts'
import { uploadLanes } from '../../platform/providers/images/upload-lanes.ts'
import { uploadMessage } from '../../platform/providers/images/use-picture-upload.ts'
import {
  type CaptionedPicture,
  captioned,
  type ListedPicture,
  moved,
  newKey,
  replaced,
  storedOnly,
  withFiles,
  without,
} from './picture-list.ts'

type Upload = { abort: AbortController; ended: Promise<void> }

export type MorePictures = ReturnType<typeof useMorePictures>

/**
 * Uploads each picture when it is selected, a few at a time; leaving the page cancels. `before`: the saved pictures.
 * `shown`: the initial ones, if they differ.
 */
export function useMorePictures(before: ShownPicture[], shown = before) {
  const [pictures, setPictures] = useState<ListedPicture[]>(() =>
    shown.map((picture) => ({ ...picture, key: newKey(), state: 'stored' })),
  )
  const latest = useRef(pictures) // for callbacks that run after a later render
  const uploads = useRef(new Map<string, Upload>())
  const [inLane] = useState(() => uploadLanes())
  const [isWaitedFor, setIsWaitedFor] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const all = uploads.current
    return () => {
      for (const { abort } of all.values()) abort.abort()
    }
  }, [])

  const update = (next: ListedPicture[]) => {
    latest.current = next
    setPictures(next)
  }
  const change = (key: string, to: (picture: ListedPicture) => ListedPicture) =>
    update(replaced(latest.current, key, to))

  const send = (key: string, file: File) => {
    const abort = new AbortController()
    const { signal } = abort
    const work = async () => {
      if (signal.aborted) return
      const onProgress = (share: number) =>
        change(key, (picture) => ({ ...aboutOf(picture), state: 'sending', file, share }))
      onProgress(0)
      const url = await uploadPicture(file, { onProgress, signal })
      change(key, (picture) => ({ ...aboutOf(picture), state: 'stored', url }))
    }
    const ended = inLane(work)
      .catch((error: unknown) => {
        const why = uploadMessage(error)
        change(key, (picture) => ({ ...aboutOf(picture), state: 'failed', file, why, mayRetry: true }))
      })
      .finally(() => uploads.current.delete(key))
    uploads.current.set(key, { abort, ended })
  }

  return {
    pictures,
    isWaitedFor,
    problem,
    announcement,
    showErrors: (errors: Record<string, string>) => setProblem(refusalOf(errors)),
    add: (files: File[]) => {
      const known = new Set(latest.current.map(({ key }) => key))
      const tooMany = files.length - (MAX_PICTURES - known.size)
      setAnnouncement(
        tooMany > 0
          ? t.tooMany({ count: shownNumber(tooMany), most: shownNumber(MAX_PICTURES) })
          : t.picturesAdded({ count: shownNumber(files.length) }),
      )
      update(withFiles(latest.current, files, MAX_PICTURES))
      for (const each of latest.current) if (!known.has(each.key) && each.state === 'sending') send(each.key, each.file)
    },
    retry: (key: string) => {
      const failed = latest.current.find((each) => each.key === key)
      if (failed?.state !== 'failed') return
      const { file } = failed
      change(key, (picture) => ({ ...aboutOf(picture), state: 'sending', file }))
      send(key, file)
    },
    remove: (key: string) => {
      uploads.current.get(key)?.abort.abort()
      setAnnouncement(
        t.pictureRemoved({ place: shownNumber(latest.current.findIndex((each) => each.key === key) + 1) }),
      )
      update(without(latest.current, key))
    },
    move: (key: string, to: number) => {
      setAnnouncement(t.pictureMoved({ place: shownNumber(to + 1), count: shownNumber(latest.current.length) }))
      update(moved(latest.current, key, to))
    },
    caption: (key: string, caption: string) => change(key, (picture) => ({ ...picture, caption })),
    kind: (key: string, kind: PictureKind) => change(key, (picture) => ({ ...picture, kind })),
    stored: pictures.flatMap((each) => (each.state === 'stored' ? [captioned(each)] : [])),
    isUnderway: () => latest.current.some(({ state }) => state !== 'stored'),
    isChanged: () => JSON.stringify(storedOnly(latest.current)) !== JSON.stringify(before.map(captioned)),
    ready: async (): Promise<CaptionedPicture[] | undefined> => {
      setProblem(undefined)
      setIsWaitedFor(uploads.current.size > 0)
      while (uploads.current.size > 0) await Promise.all([...uploads.current.values()].map(({ ended }) => ended))
      setIsWaitedFor(false)
      const stored = storedOnly(latest.current)
      setProblem(stored ? undefined : t.notAllStored())
      return stored
    },
  }
}

function refusalOf(errors: Record<string, string>): string | undefined {
  const [field, message] = Object.entries(errors).find(([name]) => /^pictures\b/.test(name)) ?? []
  const place = /^pictures\.(\d+)/.exec(field ?? '')?.[1]
  if (place === undefined || message === undefined) return message
  return t.pictureProblem({ place: shownNumber(Number(place) + 1), problem: message })
}

const aboutOf = ({ key, caption, kind }: ListedPicture) => ({ key, caption, kind })
