import { pngOf } from '#web/lib/files/picture.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { PICTURE } from './choices.ts';
import { standaloneSvg } from './standalone-svg.ts';
import { SHARE_TEXTS } from './texts.ts';

/** Whether this device can hand a picture to other apps. */
export function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], SHARE_TEXTS.file, { type: 'image/png' })] });
}

/** @throws where the browser cannot draw it */
async function fileOf(drawing: SVGSVGElement): Promise<File> {
  const svg = await standaloneSvg(drawing, PICTURE);
  const png = await pngOf(svg, PICTURE.width, PICTURE.height);
  return new File([png], SHARE_TEXTS.file, { type: 'image/png' });
}

export async function downloadPicture(drawing: SVGSVGElement): Promise<void> {
  saveFile(SHARE_TEXTS.file, await fileOf(drawing));
}

/** The system's own sheet. @returns false where somebody closed it, which is an answer too */
export async function sharePicture(drawing: SVGSVGElement): Promise<boolean> {
  try {
    await navigator.share({ files: [await fileOf(drawing)] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
