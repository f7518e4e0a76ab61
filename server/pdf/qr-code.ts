/** QR codes as vector drawings, which print sharp. */
import QRCode from 'qrcode'
import type { Box, Paper } from './paper.ts'

/** White space around the code, in modules, that readers need (ISO/IEC 18004). */
const quietZone = 4

/** The modules of the code as one filled path, a rectangle for each run in a row; call it inside a figure. */
export function drawQrCode(paper: Paper, address: string, { x, y, width }: Box): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' })
  const step = width / (modules.size + 2 * quietZone)
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let run = 0
      while (column + run < modules.size && modules.get(row, column + run)) run += 1
      if (run > 0) paper.doc.rect(x + (quietZone + column) * step, y + (quietZone + row) * step, run * step, step)
      column += run
    }
  }
  paper.doc.fill('#000000')
}
