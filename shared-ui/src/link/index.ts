export { Link, type LinkProps } from './link.tsx'
export { type LinkLook, linkLook } from './link-look.ts'
