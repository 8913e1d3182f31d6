/** How many pixels wide a saved picture is: sharp on paper of a hand's size. */
const PNG_SIDE = 2048;

const SVG_TYPE = 'image/svg+xml;charset=utf-8';

/** A picture as an address that an image understands. */
export function pictureAddress(svg: string): string {
  return `data:${SVG_TYPE},${encodeURIComponent(svg)}`;
}

export function saveSvg(svg: string, name: string): void {
  download(new Blob([svg], { type: SVG_TYPE }), `${name}.svg`);
}

/** @throws where the browser cannot draw it */
export async function savePng(svg: string, name: string): Promise<void> {
  const image = new Image(PNG_SIDE, PNG_SIDE);
  image.src = pictureAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SIDE;
  canvas.height = PNG_SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PNG_SIDE, PNG_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no image');
  download(blob, `${name}.png`);
}

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
