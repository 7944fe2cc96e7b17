import { wordsOf } from 'shared-state/i18n'
import { problemTextOf } from 'shared-state/problem-text'
import type en from './words/en.json'

export const useWords = wordsOf<typeof en>('mf-staff')
export const useProblemText = problemTextOf<typeof en>('mf-staff')
