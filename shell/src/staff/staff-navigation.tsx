import { lazy, Suspense, useSyncExternalStore } from 'react'

const StaffFrame = lazy(async () => {
  const { StaffFrame: Frame, loadStaffWords } = await import('./staff-frame.tsx')
  await loadStaffWords()
  return { default: Frame }
})

const never = () => () => {}

/** The back office's navigation, whose code only staff load. The server leaves it to the browser. */
export function StaffNavigation() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Suspense>{isInBrowser && <StaffFrame />}</Suspense>
}
