import { notStated } from '../card/facts.ts'

export const Stated = ({ fact }: { fact: string }) =>
  fact === notStated() ? <span className="font-normal text-muted italic">{fact}</span> : <bdi>{fact}</bdi>
