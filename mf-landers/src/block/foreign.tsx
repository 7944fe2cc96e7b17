import { type ReactNode, useSyncExternalStore } from 'react'
import type { Block } from './block.tsx'
import { FramedBlock } from './framed-blocks.tsx'

/** The types of block that are not a template's own. Its page draws them between gutters. */
export function foreignTo(own: readonly Block[], all: readonly Block[]): readonly Block[] {
  const others = all.filter(({ type }) => own.every((block) => block.type !== type))
  return others.map((block) => ({
    ...block,
    draw(props) {
      const drawn = block.draw(props)
      return drawn && <Foreign>{drawn}</Foreign>
    },
  }))
}

/** The document from the server has only the styles of the template's own blocks: the others come with their code. */
function Foreign({ children }: { readonly children: ReactNode }) {
  const isStyled = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isStyled ? <FramedBlock>{children}</FramedBlock> : <div hidden>{children}</div>
}
