import { usePageTitle } from 'platform/runtime/router'
import { useMemo } from 'react'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { FramedBlocks } from '../block/framed-blocks.tsx'
import { startFaces } from '../faces/start-faces.ts'
import { homeAddress, preloadSaved, useSavedLander } from '../queries/saved-lander.ts'
import { home } from '../templates/home.ts'
import { ownHome } from '../templates/niche-line.ts'
import { useWords } from '../use-words.ts'

export function preload() {
  startFaces()
  return useStore.getState().hasHomeDocument ? preloadSaved(homeAddress) : undefined
}

/** A visitor's home: the published document, or else the blocks of the template. */
export function Page() {
  const t = useWords()
  const { niche, name: site } = useSettings()
  const own = ownHome(niche)
  const hasDocument = useStore((state) => state.hasHomeDocument)
  const saved = useSavedLander(homeAddress, { enabled: hasDocument })
  // As the server has titled it (`ownHead`).
  usePageTitle(
    saved?.title ?? (own && t(`titles.index@${own}`)),
    saved?.description ?? (own && t(`descriptions.index@${own}`, { site })),
  )
  const blocks = useMemo(() => saved?.blocks ?? home.builtIn(t, niche), [saved, t, niche])
  return <FramedBlocks blocks={blocks} known={home.blocks} />
}
