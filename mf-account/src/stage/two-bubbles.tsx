/** The drawing of a page that no landing page led to: two people in a conversation. */
export function TwoBubbles() {
  return (
    <svg viewBox="0 0 160 80" height="80" fill="currentColor">
      <path opacity="0.55" d="M34 8h46a20 20 0 0 1 0 40H56L42 60V48h-8a20 20 0 0 1 0-40z" />
      <path d="M86 24h40a20 20 0 0 1 0 40h-2v12l-14-12H86a20 20 0 0 1 0-40z" />
      <path
        fill="var(--color-surface)"
        d="M106 55c-8-5.5-12.5-9.5-12.5-14.5a6.5 6.5 0 0 1 12.5-2.6 6.5 6.5 0 0 1 12.5 2.6c0 5-4.5 9-12.5 14.5z"
      />
    </svg>
  )
}
