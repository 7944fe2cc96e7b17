import { type ChatPhoto, uploadChatPhoto } from 'contracts'
import { useEffect, useRef, useState } from 'react'
import { call } from 'shared-state/api'
import { toAcceptedFile } from './accepted-file.ts'

interface Running {
  /** From 0 to 1; undefined while nothing runs. */
  readonly sent?: number
  readonly error?: unknown
}

/** Uploads a picture, which only its owner sees until a message sends it. */
export function useUpload() {
  const [{ sent, error }, setRunning] = useState<Running>({})
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  /** Resolves to nothing if the picture was refused or the upload cancelled. */
  async function start(chosen: File): Promise<ChatPhoto | undefined> {
    cancel()
    const abort = new AbortController()
    running.current = abort
    setRunning({ sent: 0 })
    try {
      const file = await toAcceptedFile(chosen)
      const onProgress = (sent: number) => !abort.signal.aborted && setRunning({ sent })
      const { photo } = await call(
        uploadChatPhoto,
        { query: { photo: '1' }, file },
        { signal: abort.signal, onProgress },
      )
      return abort.signal.aborted ? undefined : photo
    } catch (error) {
      if (!abort.signal.aborted) setRunning({ error })
      return undefined
    }
  }

  return { isRunning: sent !== undefined, sent: sent ?? 0, error, start, cancel }
}
