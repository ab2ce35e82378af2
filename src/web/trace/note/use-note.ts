import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { v4 as uuid } from 'uuid'
import type { Sends } from '#contract/endpoint'
import { MAX_KNOWN_REVISIONS, MAX_NOTE_LENGTH, type Note, noteApi } from '#contract/note'
import { accessToken } from '../../platform/api/access-token.ts'
import { isConflict, mayPass, messageOf } from '../../platform/api/api-error.ts'
import { call } from '../../platform/api/call.ts'
import { notesOf, showNote } from './note.queries.ts'
import { type NoteDraft, noteDraft } from './note-draft.ts'

const PAUSE_MS = 800

/**
 * `waiting`: typed, and sent after a pause. `offline`: sent when the browser is online again. `changed`: meanwhile
 * changed elsewhere, to `other`.
 */
export type NoteState =
  | { kind: 'untouched' | 'waiting' | 'saving' | 'saved' | 'offline' }
  | { kind: 'failed'; reason: string }
  | { kind: 'changed'; other: Note }

/**
 * A note that saves itself after a pause in typing, on blur and on leaving the page. Unsaved text stays in this
 * browser, and the next visit saves it.
 */
export function useNote(email: string, propertyId: string, stored: Note | undefined) {
  const client = useQueryClient()
  const { mutateAsync: send, isPaused } = useSend(email, propertyId)
  const [kept] = useState(() => noteDraft(email, propertyId))
  const [draft, setDraft] = useState(kept.read)
  const [state, setState] = useState<NoteState>({ kind: draft ? 'waiting' : 'untouched' })
  const latest = useRef(draft) // typing goes on while a text is sent
  const isSending = useRef(false)
  const change = (next: NoteDraft | undefined) => {
    latest.current = next
    setDraft(next)
    kept.keep(next)
  }
  const save = async () => {
    const sent = latest.current
    if (!sent || isSending.current || sent.text.length > MAX_NOTE_LENGTH) return
    isSending.current = true
    setState({ kind: 'saving' })
    const revision = uuid()
    change({ ...sent, known: [...sent.known, revision].slice(-MAX_KNOWN_REVISIONS) }) // it may be saved though its answer is lost
    try {
      const { text, known, isShared } = sent
      await showNote(client, await send({ text, revision, known, ...(isShared !== undefined && { isShared }) }))
      const now = latest.current
      const isAll = now?.text === text && now.isShared === isShared
      change(isAll || !now ? undefined : { ...now, known: [revision] })
      setState({ kind: isAll ? 'saved' : 'waiting' })
    } catch (error) {
      const other = isConflict(error) ? await readOther() : undefined
      if (isConflict(error) && !other && latest.current) change({ ...latest.current, isShared: undefined }) // as after the sharing has ended
      setState(other ? { kind: 'changed', other } : { kind: 'failed', reason: messageOf(error) })
    } finally {
      isSending.current = false
    }
  }
  const readOther = async () => {
    const notes = await client.fetchQuery({ ...notesOf([propertyId]), staleTime: 0 }).catch(() => undefined)
    const other = notes?.own[propertyId]
    return other && !latest.current?.known.includes(other.revision) ? other : undefined
  }
  const saveWhatWaits = useEffectEvent(() => {
    if (state.kind === 'waiting') void save()
  })
  const saveWhatFailed = useEffectEvent(() => {
    if (state.kind === 'failed') void save()
  })
  useEffect(() => {
    const saveAgain = () => saveWhatFailed()
    window.addEventListener('online', saveAgain)
    return () => window.removeEventListener('online', saveAgain)
  }, [])
  const typed = draft?.text
  useEffect(() => {
    if (state.kind !== 'waiting') return
    const timer = setTimeout(() => saveWhatWaits(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && saveWhatWaits()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      saveWhatWaits()
    }
  }, [])
  return {
    text: typed ?? stored?.text ?? '',
    isShared: draft?.isShared ?? stored?.isShared ?? false,
    state: isPaused ? { kind: 'offline' as const } : state,
    write: (text: string) => {
      change({ ...latest.current, text, known: latest.current?.known ?? (stored ? [stored.revision] : []) })
      if (state.kind !== 'changed') setState({ kind: 'waiting' })
    },
    share: (isShared: boolean) => {
      const known = latest.current?.known ?? (stored ? [stored.revision] : [])
      change({ text: latest.current?.text ?? stored?.text ?? '', known, isShared })
      void save()
    },
    save: () => void save(),
    saveWhatWaits: () => state.kind === 'waiting' && void save(),
    keepThis: (other: Note) => {
      change({ ...draft, text: draft?.text ?? '', known: [other.revision] })
      void save()
    },
    takeOther: () => {
      change(undefined)
      setState({ kind: 'untouched' })
    },
  }
}

/** Sends in order. Offline, it waits for the connection, also after the person has left the home. */
const useSend = (email: string, propertyId: string) =>
  useMutation({
    mutationFn: (body: Sends<typeof noteApi.save>['body']) => {
      if ((accessToken.owner() ?? email) !== email) throw new Error('Another person has signed in.')
      return call(noteApi.save, { params: { id: propertyId }, body })
    },
    networkMode: 'online',
    scope: { id: `note:${email}:${propertyId}` },
    retry: (_failures, error) => !navigator.onLine && mayPass(error),
  })
