import { notFound, type PreloadInput } from 'platform/runtime/remote'
import { usePageTitle, useParams } from 'platform/runtime/router'
import { queryClient } from 'shared-state/query'
import { EmptyState } from 'shared-ui/empty-state'
import { FramedBlocks } from '../block/framed-blocks.tsx'
import { allBlocks } from '../blocks/all-blocks.ts'
import { startFaces } from '../faces/start-faces.ts'
import { pageAt, savedQuery, useSavedLander } from '../queries/saved-lander.ts'
import { useWords } from '../use-words.ts'

const TOKEN = /^[a-z\d][a-z\d-]{2,60}$/

/** A token without a published document is no page. */
export const preload = async ({ params: { token = '' } }: PreloadInput) => {
  if (!TOKEN.test(token)) throw notFound()
  const { lander } = await queryClient.fetchQuery(savedQuery(pageAt(token)))
  if (!lander) throw notFound()
  startFaces()
  const shown = allBlocks.filter(({ type }) => lander.blocks.some((block) => block.type === type))
  await Promise.all(shown.map(({ start }) => start()))
}

/** §2: a page known by its token alone, which marketing has published. */
export function Page() {
  const t = useWords()
  const { token = '' } = useParams()
  const saved = useSavedLander(pageAt(token), { enabled: TOKEN.test(token) })
  usePageTitle(saved?.title, saved?.description)
  if (saved) {
    return (
      <article>
        <FramedBlocks blocks={saved.blocks} known={allBlocks} />
      </article>
    )
  }
  // Not loaded, or taken away while it was open.
  return <EmptyState headingLevel={1} heading={t('titles.token')} />
}
