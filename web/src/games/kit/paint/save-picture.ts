import { pngOf, SVG_TYPE } from '#web/lib/files/picture.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

/** How many pixels wide a saved picture is: sharp on paper of a hand's size. */
const PNG_SIDE = 2048;

export function saveSvg(svg: string, name: string): void {
  saveFile(`${name}.svg`, svg, SVG_TYPE);
}

/** @throws where the browser cannot draw it */
export async function savePng(svg: string, name: string): Promise<void> {
  saveFile(`${name}.png`, await pngOf(svg, PNG_SIDE, PNG_SIDE));
}
