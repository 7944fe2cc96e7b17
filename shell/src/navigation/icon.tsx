import type { ReactNode } from 'react'
import classes from './icon.module.css'

const drawings = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  swipe: (
    <path d="M9.5 3.5h8A2.5 2.5 0 0 1 20 6v12a2.5 2.5 0 0 1-2.5 2.5h-8A2.5 2.5 0 0 1 7 18V6a2.5 2.5 0 0 1 2.5-2.5ZM3.5 6.5v11M13.5 15.5c-2.4-1.6-3.6-3-3.6-4.5 0-1.1.8-1.9 1.8-1.9.8 0 1.4.4 1.8 1.1.4-.7 1-1.1 1.8-1.1 1 0 1.8.8 1.8 1.9 0 1.5-1.200 2.9-3.6 4.5Z" />
  ),
  chats: (
    <path d="M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-5.5l-5 4v-4H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5Z" />
  ),
  likes: (
    <path d="M12 20C6.3 16.1 3.5 12.7 3.5 9c0-2.7 1.9-4.7 4.4-4.7 1.7 0 3.2.9 4.1 2.5.9-1.6 2.4-2.5 4.1-2.5 2.5 0 4.4 2 4.4 4.7 0 3.7-2.8 7.1-8.5 11Z" />
  ),
  credits: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M14.8 9.3a3.7 3.7 0 1 0 0 5.4" />
    </>
  ),
  premium: <path d="m3.5 8 4.3 3.2L12 4.5l4.2 6.7L20.5 8l-1.8 9.5H5.3L3.5 8ZM5.5 20.5h13" />,
  account: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.8-4 3.8-6 8-6s7.2 2 8 6" />
    </>
  ),
  language: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.3 3.9 5.1 3.9 8.5s-1.3 6.2-3.9 8.5c-2.6-2.3-3.9-5.1-3.9-8.5s1.3-6.2 3.9-8.5Z" />
    </>
  ),
  back: <path d="m14.5 5-7 7 7 7" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** The frame's icons, drawn in one style. Decorative: each has a label beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
