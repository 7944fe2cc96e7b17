import type { MemberCard } from 'contracts'
import { createContext, type ReactNode, use } from 'react'
import type { MayWrite } from './use-may-write.ts'

export interface Chosen {
  /** All that these pages show of a member. */
  readonly member: Pick<MemberCard, 'id' | 'name' | 'age' | 'region' | 'is_fictional' | 'main_image'>
  readonly mayWrite: MayWrite
  /** Stands in for a picture of somebody who does not exist. */
  readonly drawn?: ReactNode
}

export const ChosenContext = createContext<Chosen | null>(null)

/** The member whom the page is about. */
export function useChosen(): Chosen {
  const chosen = use(ChosenContext)
  if (!chosen) throw new Error('This part is for pages that are about a member.')
  return chosen
}
