import type { ErrorCode } from 'contracts'

/** A chosen picture on its way to the site. */
export interface Upload {
  readonly id: string
  /** The file name, shown with an error. */
  readonly name: string
  readonly file: Blob
  /** Object URL of the local file. */
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'refused'
  /** Progress from 0 to 1. */
  readonly sent: number
  readonly code: ErrorCode | null
}

export type UploadEvent =
  | { readonly kind: 'added'; readonly uploads: readonly Upload[] }
  | { readonly kind: 'started' | 'removed'; readonly id: string }
  | { readonly kind: 'progress'; readonly id: string; readonly sent: number }
  | { readonly kind: 'refused'; readonly id: string; readonly code: ErrorCode }
  | { readonly kind: 'retried'; readonly id: string }

export type Uploads = readonly Upload[]

/** The reducer of the upload queue. Pictures upload one at a time, in the order they were chosen. */
export function uploadsReducer(uploads: Uploads, event: UploadEvent): Uploads {
  switch (event.kind) {
    case 'added':
      return [...uploads, ...event.uploads]
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id)
    case 'started':
      return updated(uploads, event.id, { state: 'sending', sent: 0, code: null })
    case 'progress':
      return updated(uploads, event.id, { sent: event.sent })
    case 'refused':
      return updated(uploads, event.id, { state: 'refused', code: event.code })
    case 'retried':
      return updated(uploads, event.id, { state: 'waiting', sent: 0, code: null })
  }
}

function updated(uploads: Uploads, id: string, change: Partial<Upload>): Uploads {
  return uploads.map((one) => (one.id === id ? { ...one, ...change } : one))
}

/** The upload to start next; undefined while another one is running. */
export function nextUpload(uploads: Uploads): Upload | undefined {
  if (uploads.some(({ state }) => state === 'sending')) return undefined
  return uploads.find(({ state }) => state === 'waiting')
}

export const pendingUploads = (uploads: Uploads) => uploads.filter(({ state }) => state !== 'refused')

/** Whether a retry can succeed, because the picture itself was not the problem. */
export function isRetryable(code: ErrorCode | null): boolean {
  return code === 'offline' || code === 'unexpected' || code === 'too_many_requests'
}
