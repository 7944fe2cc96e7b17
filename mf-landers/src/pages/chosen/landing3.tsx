import { chosenPage } from '../../documents/chosen/chosen-page.tsx'
import { landing3 } from '../../templates/landing3.ts'

export const { preload, Page } = chosenPage(landing3)
