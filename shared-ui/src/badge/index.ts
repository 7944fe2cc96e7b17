export { Badge, type BadgeProps } from './badge.tsx'
export { FictionalBadge } from './fictional-badge.tsx'
