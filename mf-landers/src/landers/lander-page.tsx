import type { PreloadInput } from 'platform/runtime/remote'
import { usePageTitle, useParams } from 'platform/runtime/router'
import { useMemo } from 'react'
import { useSettings } from 'shared-state/session'
import { startFaces } from '../faces/start-faces.ts'
import { useWords } from '../use-words.ts'
import { LanderBlocks } from './lander-blocks.tsx'
import { landerAt, preloadSaved, useSavedLander } from './saved-lander.ts'
import type { Template } from './template.ts'

/** §2: the parts of a landing page's module: the document saved for its address, or else the template's own. */
export function landerPage({ name, blocks: known, builtIn, showsFaces, start }: Template) {
  function Page() {
    const t = useWords()
    const { niche } = useSettings()
    const saved = useSavedLander(landerAt(name, useParams()['slug']))
    usePageTitle(saved?.title)
    const blocks = useMemo(() => saved?.blocks ?? builtIn(t, niche), [saved, t, niche])
    return <LanderBlocks blocks={blocks} known={known} />
  }
  return {
    preload: ({ params: { slug } }: PreloadInput) => {
      if (showsFaces) startFaces()
      return Promise.all([preloadSaved(landerAt(name, slug)), start?.()])
    },
    Page,
  }
}
