import { useMemo } from 'react'
import { useSettings } from 'shared-state/session'
import { startFaces } from '../faces/start-faces.ts'
import { useWords } from '../use-words.ts'
import { LanderBlocks } from './lander-blocks.tsx'
import type { Template } from './template.ts'

/** §2: the parts of a landing page's module. */
export function landerPage({ blocks: known, builtIn, showsFaces, start }: Template) {
  function Page() {
    const t = useWords()
    const { niche } = useSettings()
    const blocks = useMemo(() => builtIn(t, niche), [t, niche])
    return <LanderBlocks blocks={blocks} known={known} />
  }
  return {
    preload: () => {
      if (showsFaces) startFaces()
      return start?.()
    },
    Page,
  }
}
