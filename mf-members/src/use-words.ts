import { wordsOf } from 'shared-state/i18n'
import type en from './words/en.json'

export const useWords = wordsOf<typeof en>('mf-members')
