import { richText } from 'contracts'
import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { BlockTitle } from '../../block/block-title.tsx'
import { Text } from './text.tsx'
import classes from './text-block.module.css'

const props = z.object({
  /** How large the text is: that of the page, or of a part of it. */
  level: z.enum(['page', 'part']),
  title: z.string(),
  body: richText,
})

/** A heading with paragraphs and lists below it. */
function TextBlock({ level, title, body }: z.infer<typeof props>) {
  return (
    <section className={classes.root} data-level={level}>
      <BlockTitle>{title}</BlockTitle>
      <Text className={classes.body}>{body}</Text>
    </section>
  )
}

export const textBlock = defineBlock({ type: 'text', bv: 1, props, Draw: TextBlock })
