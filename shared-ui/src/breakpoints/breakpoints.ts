/**
 * Minimum widths in px at which the layout changes. Style sheets write them out, as in
 * `@media (width >= 768px)`: a media query cannot read a custom property.
 */
export const breakpoints = { small: 576, medium: 768, large: 992, huge: 1200 } as const
