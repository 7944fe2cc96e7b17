import type { PreloadInput } from 'platform/runtime/remote'
import { useParams } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { offeredBlocks } from '../studio/document/offered-blocks.ts'
import { loadAllWords } from '../studio/document/starting-content.ts'
import { loadTemplate, templateNameOf } from '../studio/document/template-modules.ts'
import { Editor } from '../studio/editor/editor.tsx'
import { DocumentKind } from '../studio/fields/document-kind.ts'
import { Loaded } from '../studio/loaded.tsx'
import { landerQuery, preloadLander } from '../studio/queries/studio-queries.ts'
import { loadStudioWords } from '../studio/use-studio-words.ts'

export const preload = ({ params }: PreloadInput) =>
  Promise.all([loadStudioWords(), preloadLander(params.id ?? '')])

/** For staff: one landing page in the editor. */
export function Page() {
  const { id = '' } = useParams()
  const { niche } = useSettings()
  // The editor has a copy of its own, which a later answer must not replace.
  const query = useQuery({ ...landerQuery(id), staleTime: Number.POSITIVE_INFINITY })
  const name = query.data && templateNameOf(query.data.content)
  const parts = useQuery({
    queryKey: ['studio-parts', name, niche],
    enabled: name !== undefined,
    async queryFn() {
      const [template, words] = await Promise.all([loadTemplate(name ?? ''), loadAllWords()])
      const offered = template ? await offeredBlocks({ template, niche, words }) : []
      return { template, offered }
    },
  })
  return (
    <Loaded query={query}>
      {(opened) => (
        <Loaded query={parts}>
          {(found) => (
            <DocumentKind value={opened.content.kind}>
              <Editor key={id} opened={opened} {...found} />
            </DocumentKind>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
