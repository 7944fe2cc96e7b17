import { memo } from 'react'
import { isEmojiOnly } from './is-emoji-only.ts'
import { splitLinks } from './split-links.ts'
import classes from './text-content.module.css'

/** A message's text. Links open elsewhere, tell nothing about this page, and are never fetched for a preview. */
export const TextContent = memo(function TextContent({ text }: { readonly text: string }) {
  const parts = splitLinks(text)
  return (
    // In its own direction, so that no character of it turns what stands around.
    <p className={classes.root} dir="auto" data-emoji={isEmojiOnly(text) || undefined}>
      {parts.map(({ text: part, href }, index) =>
        href === undefined ? (
          part
        ) : (
          <bdi key={index}>
            <a href={href} target="_blank" rel="noopener nofollow ugc">
              {part}
            </a>
          </bdi>
        ),
      )}
    </p>
  )
})
