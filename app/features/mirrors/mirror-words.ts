/** The closed lists of the mirror catalogue in words. */
import type { MirrorFeature, MirrorShape } from '#domain/mirrors/mirror-lists.ts'

/** Each feature as a label, with its explanation. */
export const featureWords: Readonly<Record<MirrorFeature, { label: string; text: string }>> = {
  verlichting: { label: 'Verlichting', text: 'Led in het glas of erachter; de lichtkleur staat bij de maten.' },
  verwarming: { label: 'Verwarming', text: 'Een folie achter het glas houdt het midden vrij van damp.' },
  dimbaar: { label: 'Dimbaar', text: 'Het licht is traploos terug te draaien.' },
  touchbediening: { label: 'Touchbediening', text: 'Een veld in het glas schakelt het licht met een vinger.' },
  sensor: { label: 'Sensor', text: 'Een hand op 50 mm afstand schakelt, zonder vinger op het glas.' },
  kleurwissel: { label: 'Kleurwissel', text: 'U kiest warm of koel wit; de laatste stand blijft bewaard.' },
  makeuplamp: { label: 'Make-uplamp', text: 'Een apart verlicht deel, naar u toe gericht.' },
  speaker: { label: 'Speaker', text: 'Twee luidsprekers achter het glas.' },
  bluetooth: { label: 'Bluetooth', text: 'Uw telefoon speelt af via de luidsprekers.' },
  Monteerbaar: { label: 'Monteerbaar', text: 'Staand en liggend op te hangen, met dezelfde beugel.' },
  vergrotingsspiegel: { label: 'Vergrotingsspiegel', text: 'Een veld dat drie keer vergroot.' },
}

export const shapeWords: Readonly<Record<MirrorShape, string>> = {
  rechthoek: 'Rechthoek',
  vierkant: 'Vierkant',
  rond: 'Rond',
  ovaal: 'Ovaal',
  boog: 'Boog',
  organisch: 'Organisch',
  spiegelkast: 'Spiegelkast',
}

/** Where the light is. */
export const lightWords = {
  geen: 'Geen',
  rand: 'Rondom in de rand',
  boven: 'Langs de bovenkant',
  zijkanten: 'Links en rechts',
  achter: 'Achter het glas, op de muur',
  band: 'Een band over de breedte',
  onder: 'Langs de onderkant',
} as const
