import type { Inline, Paragraph, RichText } from 'contracts'
import { Link as RouterLink } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { classNames } from 'shared-ui/class-names'
import { Link, linkLook } from 'shared-ui/link'
import classes from './text.module.css'

interface TextProps {
  readonly className?: string | undefined
  readonly children: RichText
}

/** Paragraphs and lists. */
export function Text({ className, children }: TextProps) {
  return <div className={classNames(classes.root, className)}>{children.map(paragraph)}</div>
}

function paragraph(part: Paragraph, index: number): ReactNode {
  if ('p' in part) return <p key={index}>{part.p.map(inline)}</p>
  return (
    <ul key={index}>
      {part.ul.map((item, position) => (
        <li key={position}>{item.map(inline)}</li>
      ))}
    </ul>
  )
}

function inline(part: Inline, index: number): ReactNode {
  if (typeof part === 'string') return part
  if ('b' in part) return <strong key={index}>{part.b.map(inline)}</strong>
  if ('i' in part) return <em key={index}>{part.i.map(inline)}</em>
  const { a, c } = part
  if (a.startsWith('/')) {
    return (
      <RouterLink key={index} to={a} {...linkLook()}>
        {c.map(inline)}
      </RouterLink>
    )
  }
  return (
    <Link key={index} href={a}>
      {c.map(inline)}
    </Link>
  )
}
