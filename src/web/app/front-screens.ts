import { agentScreens } from '../agent/agent.screens.tsx'
import { authScreens } from '../auth/auth.screens.tsx'
import { compareScreens } from '../details/compare/compare.screens.tsx'
import { detailsScreens } from '../details/details.screens.tsx'
import { homeScreens } from '../home/home.screens.tsx'
import { addPropertyScreens } from '../listing/add-property.screens.tsx'
import { unsubscribeScreens } from '../notification/unsubscribe.screens.tsx'
import { allScreens, type FrontAddress, type Screen } from '../platform/navigation/screen.ts'
import { searchScreens } from '../search/search.screens.tsx'
import { legalScreens } from '../site/legal/legal.screens.tsx'

/** The pages outside the dashboard. The first view loads this file, and no other pages (D-213). */
export const frontScreens: Screen[] = allScreens<FrontAddress>()([
  homeScreens,
  agentScreens,
  legalScreens,
  authScreens,
  unsubscribeScreens,
  searchScreens,
  addPropertyScreens,
  detailsScreens,
  compareScreens,
])
