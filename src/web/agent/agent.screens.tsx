import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const agentScreens = [
  {
    path: screens.agent,
    access: 'everyone',
    load: () => import('./AgentPage.tsx'),
  },
] satisfies Screen[]
