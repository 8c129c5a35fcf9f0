import encodeQR from 'qr';

/** The width of the white edge that cameras need around a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as a drawing whose unit is a module, one of its small squares. */
interface QrCodeDrawing {
  /** The width and the height, with the white edge. */
  size: number;
  /** The attribute `d` of an SVG path that covers all black modules. */
  path: string;
}

/**
 * Draws the QR code of a text. The path has one rectangle for each run of black modules in a row,
 * which makes it a quarter as long as one rectangle for each module.
 *
 * @throws when the text is too long for a QR code
 */
export function drawQrCode(text: string): QrCodeDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const rectangles = rows.flatMap((modules, y) => {
    const row = modules.map((isBlack) => (isBlack ? '#' : ' ')).join('');
    return [...row.matchAll(/#+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size: rows.length, path: rectangles.join('') };
}
