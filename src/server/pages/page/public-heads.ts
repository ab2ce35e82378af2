import type { PublicAgent } from '#contract/agent'
import { BRAND } from '#contract/brand'
import type { Currency } from '#contract/currency'
import type { Property } from '#contract/property'
import * as heads from '#contract/screen-head'
import { screens } from '#contract/screens'
import type { PageHead } from './page-head.ts'
import { agentData, propertyData, siteData } from './structured-data.ts'

/** Returns the head of the home page. */
export const homeHead = (origin: string): PageHead => ({
  ...heads.screenHead(screens.home),
  picture: {
    address: '/demo/hero-1600.webp',
    alt: `${BRAND}: a villa in the evening`,
    width: 1600,
    height: 800,
  },
  data: siteData(origin),
})

type PictureDimensions = { width?: number; height?: number }

/** Returns the head of a public home. `size`: its picture's, if known. */
export const propertyHead = (
  home: Property,
  currency: Currency,
  origin: string,
  size: PictureDimensions = {},
): PageHead => ({
  ...heads.homeHead(home, currency),
  picture: { address: home.propertyImage, alt: home.title, ...size },
  data: propertyData(home, currency, origin),
})

/** Returns the head of an agent's page. The picture is a portrait, shown small next to the text. */
export const agentHead = (agent: PublicAgent, origin: string, size: PictureDimensions = {}): PageHead => ({
  ...heads.agentHead(agent),
  picture: agent.photoURL ? { address: agent.photoURL, alt: agent.name, isSmall: true, ...size } : undefined,
  data: agentData(agent, origin),
})
