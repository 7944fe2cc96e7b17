import { type ErrorCode, uploadPhoto } from 'contracts'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError, call } from 'shared-state/api'
import { queryClient } from 'shared-state/query'
import { cachePhotos, photosQuery } from '../queries/photos-query.ts'
import { toAcceptedFile } from './accepted-file.ts'
import { nextUpload, type Upload, uploadsReducer } from './upload-queue.ts'

interface ChosenFile {
  readonly name: string
  readonly file: Blob
}

/** The upload queue: pictures on their way to the site, and those that it refused. */
export function useUploads() {
  const [uploads, dispatch] = useReducer(uploadsReducer, [])
  const sending = useRef(new Map<string, AbortController>())
  const next = nextUpload(uploads)

  useEffect(() => {
    if (!next || sending.current.has(next.id)) return
    const { id } = next
    const abort = new AbortController()
    sending.current.set(id, abort)
    dispatch({ kind: 'started', id })
    void send(next.file, abort.signal, (sent) => dispatch({ kind: 'progress', id, sent })).then((code) => {
      sending.current.delete(id)
      dispatch(code ? { kind: 'refused', id, code } : { kind: 'removed', id })
      if (!code) URL.revokeObjectURL(next.preview)
    })
  }, [next])

  const enqueue = (chosen: readonly ChosenFile[], change: Partial<Upload> = {}) =>
    dispatch({ kind: 'added', uploads: chosen.map((one) => ({ ...newUpload(one), ...change })) })

  return {
    uploads,
    add: (chosen: readonly ChosenFile[]) => enqueue(chosen),
    /** Lists pictures as refused without sending them. */
    refuse: (chosen: readonly ChosenFile[], code: ErrorCode) => enqueue(chosen, { state: 'refused', code }),
    retry: (id: string) => dispatch({ kind: 'retried', id }),
    remove({ id, preview }: Upload) {
      sending.current.get(id)?.abort()
      dispatch({ kind: 'removed', id })
      URL.revokeObjectURL(preview)
    },
  }
}

function newUpload({ name, file }: ChosenFile): Upload {
  const preview = URL.createObjectURL(file)
  return { id: crypto.randomUUID(), name, file, preview, state: 'waiting', sent: 0, code: null }
}

/** Uploads a file. Resolves to the error code, or null if it was accepted or aborted. */
async function send(chosen: Blob, signal: AbortSignal, onProgress: (sent: number) => void) {
  try {
    const file = await toAcceptedFile(chosen)
    cachePhotos(await call(uploadPhoto, { file }, { signal, onProgress }))
    // The cache notifies in the next task. Wait for it, so that the photo shows before its upload tile goes.
    await new Promise((resolve) => setTimeout(resolve))
    return null
  } catch (error) {
    if (!signal.aborted) return error instanceof ApiError ? error.code : 'unexpected'
    // The upload may have reached the server before the abort.
    void queryClient.invalidateQueries({ queryKey: photosQuery.queryKey })
    return null
  }
}
