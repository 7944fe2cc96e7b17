import type { LanderBlock, Locale } from 'contracts'

const SHOWN = 'lander-preview'
const READY = 'lander-preview-ready'

/** The draft that the editor shows in the preview. */
export interface PreviewMessage {
  readonly kind: typeof SHOWN
  readonly draft: string
  readonly template: string
  readonly locale: Locale
  readonly blocks: readonly LanderBlock[]
  /** The id of the block whose form is open. */
  readonly chosen?: string | undefined
}

type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/** Where a message must come from: the window beside this one, with the token that both know. */
interface Sender {
  readonly origin: string
  readonly source: MessageEventSource | null
  readonly draft: string
}

export const previewMessage = (parts: Omit<PreviewMessage, 'kind'>): PreviewMessage => ({
  kind: SHOWN,
  ...parts,
})

export const readyMessage = (draft: string) => ({ kind: READY, draft })

export const isReady = (event: Received, sender: Sender) => isFrom(event, sender, READY)

/** The draft in a message from the editor; undefined for every other message. */
export function readPreview(event: Received, sender: Sender): PreviewMessage | undefined {
  return isFrom(event, sender, SHOWN) ? (event.data as PreviewMessage) : undefined
}

function isFrom({ origin, source, data }: Received, sender: Sender, kind: string): boolean {
  return (
    origin === sender.origin &&
    source !== null &&
    source === sender.source &&
    typeof data === 'object' &&
    data !== null &&
    data.kind === kind &&
    data.draft === sender.draft
  )
}
