import { Refusal } from '../refusal.ts'

/** The handler of a call that is declared but not built. Its caller and input are checked before it, as for every call. */
export const notYet = async (): Promise<never> => {
  throw new Refusal('notYet', 'KeyHaven can’t do this yet.')
}
