/** §9: the likes of a day in the swipe game are counted in the member's own time zone. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
