import type { ReactNode } from 'react'
import { SectionCard } from '../components/section-card.tsx'
import { useWords } from '../use-words.ts'
import type { ProfileSectionId, SectionId } from './section-ids.ts'

interface SettingsSectionProps {
  readonly id: Exclude<SectionId, ProfileSectionId>
  /** Explains the section if the heading alone does not. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One section of the settings. The list of sections links to it and focuses its heading. */
export function SettingsSection({ id, lead, children }: SettingsSectionProps) {
  const t = useWords()
  return (
    <SectionCard id={id} heading={t(`settings.sections.${id}`)} note={lead}>
      {children}
    </SectionCard>
  )
}

/** Moves the focus to a section's heading, for when the focused element disappears. */
export function focusSection(id: SectionId) {
  document.getElementById(id)?.querySelector('h2')?.focus()
}
