import { notFound, type PreloadInput } from 'platform/runtime/remote'
import { DraftView } from '../studio/preview/draft-view.tsx'

/** The editor's token pairs it with its preview; without one there is nothing to show. */
export const preload = async ({ search }: PreloadInput) => {
  if (!search.has('draft')) throw notFound()
}

/** For staff, within the editor: the draft as visitors would see it. */
export function Page() {
  return <DraftView />
}
