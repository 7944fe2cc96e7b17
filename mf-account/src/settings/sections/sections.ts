import type { ComponentType } from 'react'
import { NotificationsSection } from '../notifications/notifications-section.tsx'
import type { ProfileSectionId, SectionId } from '../section-ids.ts'
import { BlockedSection } from './blocked-section.tsx'
import { DataSection } from './data-section.tsx'
import { DateOfBirthSection } from './date-of-birth-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { VisibilitySection } from './visibility-section.tsx'

/** The sections that the settings show themselves. */
export const sections: Readonly<Record<Exclude<SectionId, ProfileSectionId>, ComponentType>> = {
  notifications: NotificationsSection,
  visibility: VisibilitySection,
  language: LanguageSection,
  email: EmailSection,
  password: PasswordSection,
  'date-of-birth': DateOfBirthSection,
  blocked: BlockedSection,
  sessions: SessionsSection,
  data: DataSection,
  leave: LeaveSection,
}
