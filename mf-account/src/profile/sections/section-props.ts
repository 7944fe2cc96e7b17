import type { OwnProfile } from 'contracts'

export interface SectionProps {
  readonly profile: OwnProfile
}
