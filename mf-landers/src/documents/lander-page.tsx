import { landerPath, prefixOf } from 'contracts'
import { notFound, type PreloadInput } from 'platform/runtime/remote'
import { Navigate, useLocation, usePageTitle, useParams } from 'platform/runtime/router'
import { useMemo } from 'react'
import { currentSettings, useSettings } from 'shared-state/session'
import { LanderBlocks } from '../block/lander-blocks.tsx'
import type { Template } from '../block/template.ts'
import { startFaces } from '../faces/start-faces.ts'
import { landerAt, preloadSaved, useSavedLander } from '../queries/saved-lander.ts'
import { useWords } from '../use-words.ts'
import { preloadForeign, withForeign } from './foreign-blocks.ts'

/** §2: the module of a landing page: the document saved for its address, or else the built-in one. */
export function landerPage({ name, blocks: own, builtIn, showsFaces }: Template) {
  function Page() {
    const { niche: prefix, slug } = useParams()
    const { niche } = useSettings()
    const { search, hash } = useLocation()
    if (prefixOf(niche, prefix) !== 'missing') return <Lander slug={slug} />
    // §9: the server redirects a request for this address; a link within the page never asks the server.
    return <Navigate to={{ pathname: landerPath({ niche, template: name, slug }), search, hash }} replace />
  }

  function Lander({ slug }: { readonly slug: string | undefined }) {
    const t = useWords()
    const { niche } = useSettings()
    const saved = useSavedLander(landerAt(name, slug))
    usePageTitle(saved?.title, saved?.description)
    const drawn = useMemo(
      () => ({ blocks: saved?.blocks ?? builtIn(t, niche), known: withForeign(own) }),
      [saved, t, niche],
    )
    return <LanderBlocks {...drawn} />
  }

  return {
    preload: async ({ params: { niche, slug } }: PreloadInput) => {
      // §9: the server answers the same for the address itself.
      if (prefixOf(currentSettings().niche, niche) === 'wrong') throw notFound()
      if (showsFaces) startFaces()
      const load = async () => preloadForeign(own, await preloadSaved(landerAt(name, slug)))
      return Promise.all([load(), ...own.map(({ start }) => start())])
    },
    Page,
  }
}
