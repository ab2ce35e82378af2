/** One late sample is a pause of the machine, or one long piece of work: what comes after it is served as ever. */
const MIN_LATE_SAMPLES = 2

/** Judges by samples of how late the event loop is whether there is more to do than can be done. */
export function overloadGauge(maxDelayMs: number) {
  let lateSamples = 0
  return {
    addSample: (delayMs: number): void => {
      lateSamples = delayMs > maxDelayMs ? lateSamples + 1 : 0
    },
    isOverloaded: (): boolean => lateSamples >= MIN_LATE_SAMPLES,
  }
}
