import { type ComponentProps, createContext, useContext } from 'react'

/** The level of the title of the block around: 1 in the block that leads its page, 2 in all others. */
export const TitleLevel = createContext<1 | 2>(1)

/** The title of a block: only the first one on a page is the page's. Nothing without a text. */
export function BlockTitle(props: ComponentProps<'h2'>) {
  const Heading = `h${useContext(TitleLevel)}` as const
  return props.children === '' ? null : <Heading {...props} />
}

/** A heading below the title of its block. */
export function BlockSubtitle(props: ComponentProps<'h3'>) {
  const Heading = useContext(TitleLevel) === 1 ? 'h2' : 'h3'
  return <Heading {...props} />
}
