import { buildGazetteer } from '../../scripts/build.mjs'

export default buildGazetteer
