import { chosenPage } from '../../documents/chosen/chosen-page.tsx'
import { landing2 } from '../../templates/landing2.ts'

export const { preload, Page } = chosenPage(landing2)
