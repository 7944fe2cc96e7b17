import type { Template } from '../block/template.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { textBlock } from '../blocks/text/text-block.tsx'

/** A page at `/{token}` with any blocks, beginning with a text. A document of the kind `page` fills it. */
export const page: Template = {
  name: 'page',
  blocks: allBlocks,
  isFramed: true,
  builtIn: () => [textBlock.of('text', { level: 'page', title: '', body: [] })],
}
