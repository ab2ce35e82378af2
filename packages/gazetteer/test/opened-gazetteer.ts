import { dataFolder } from '../src/data-folder.ts'
import { type Gazetteer, type OtherNames, openGazetteer, openOtherNames } from '../src/gazetteer.ts'
import { openPlaceNames, type PlaceNames } from '../src/place/place-names.ts'

/** `GAZETTEER_FOLDER`: where the data are, if not where `npm run build` writes them. */
const folder = process.env.GAZETTEER_FOLDER ?? dataFolder

export const openedGazetteer = (): Promise<Gazetteer> => openGazetteer(folder)
export const openedOtherNames = (): OtherNames => openOtherNames(folder)
export const placeData = (): PlaceNames => openPlaceNames(folder)
