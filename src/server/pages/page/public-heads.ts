import type { PublicAgent } from '#contract/agent'
import { brand, brandInText, brandName } from '#contract/brand'
import type { Currency } from '#contract/currency'
import type { Property } from '#contract/property'
import * as heads from '#contract/screen-head'
import { screens } from '#contract/screens'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/heads'
import type { HeadPicture, PageHead } from './page-head.ts'
import { agentData, propertyData, siteData } from './structured-data.ts'

export const homeHead = (origin: string): PageHead => ({
  ...heads.screenHead(screens.home),
  picture: heroPicture(),
  data: siteData(origin),
})

function heroPicture(): HeadPicture {
  const { hero } = brand()
  if (hero) return { address: hero, alt: brandName() }
  return { address: '/demo/hero-1600.webp', alt: t.heroPicture({ brand: brandInText() }), width: 1600, height: 800 }
}

type PictureDimensions = { width?: number; height?: number }

export const propertyHead = (
  home: Property,
  currency: Currency,
  origin: string,
  size: PictureDimensions = {},
): PageHead => ({
  ...heads.homeHead(home, currency),
  picture: { address: home.propertyImage, alt: titleOf(home), ...size },
  data: propertyData(home, currency, origin),
})

export const agentHead = (agent: PublicAgent, origin: string, size: PictureDimensions = {}): PageHead => ({
  ...heads.agentHead(agent),
  picture: agent.photoURL ? { address: agent.photoURL, alt: agent.name, isSmall: true, ...size } : undefined,
  data: agentData(agent, origin),
})
