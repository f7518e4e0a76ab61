/** Which dealers are shown (docs/rules.md, Dealers). */
import type { Dealer } from './dealer.schema.ts'

/** A dealer that has a place on the map. */
export type ShownDealer<TDealer extends Dealer = Dealer> = TDealer & { latitude: number; longitude: number }

/** True for records with latitude, longitude, Actief equal to 1 and a Naam. */
export function isShown<TDealer extends Dealer>(dealer: TDealer): dealer is ShownDealer<TDealer> {
  return dealer.latitude !== null && dealer.longitude !== null && dealer.Actief === 1 && dealer.Naam.trim() !== ''
}
