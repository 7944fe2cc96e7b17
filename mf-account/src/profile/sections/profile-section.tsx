import { type ReactNode, useRef, useState } from 'react'
import type { Form } from 'shared-state/form'
import { SectionForm } from '../../components/form/section-form.tsx'
import { SectionCard } from '../../components/section-card.tsx'
import { useWords } from '../../use-words.ts'
import { type ProfileFormOptions, useProfileForm } from '../use-profile-form.ts'

interface ProfileSectionProps<Values extends object, Body> extends ProfileFormOptions<Values, Body> {
  readonly id?: string
  readonly heading: string
  /** Says who can see this section. */
  readonly note: string
  readonly children: (form: Form<Values, Body>) => ReactNode
}

/** A part of the profile that is edited and saved separately. */
export function ProfileSection<Values extends object, Body>({
  id,
  heading,
  note,
  children,
  ...options
}: ProfileSectionProps<Values, Body>) {
  const t = useWords()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useProfileForm(options, () => {
    setSaved(true)
    focusHeading()
  })

  /** The buttons disappear once nothing is left to save. */
  function focusHeading() {
    headingRef.current?.focus({ preventScroll: true })
  }

  function undo() {
    form.reset()
    focusHeading()
  }

  const status = isSaved && !form.isDirty && t('profile.saved')
  return (
    <SectionCard id={id} heading={heading} headingRef={headingRef} status={status} note={note}>
      <SectionForm form={form} onUndo={undo}>
        {children(form)}
      </SectionForm>
    </SectionCard>
  )
}
