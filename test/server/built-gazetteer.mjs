import { buildGazetteer } from '../../scripts/build.mjs'

/** The table of places that the embedded geocoder reads, built when it has changed. */
export default buildGazetteer
