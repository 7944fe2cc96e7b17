import type { SwitchKeys } from '../switch-keys.ts'

/** The thread says where it listens, and asks where webhooks go until it knows. */
export type FromThread =
  | { readonly kind: 'ready'; readonly url: string; readonly keys: SwitchKeys }
  | { readonly kind: 'ask webhook url' }

export type ToThread =
  | { readonly kind: 'webhook url'; readonly url: string | undefined }
  | { readonly kind: 'stop' }
