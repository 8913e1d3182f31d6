export const SVG_TYPE = 'image/svg+xml';

/** A picture as an address that an image understands. */
export function pictureAddress(svg: string): string {
  return `data:${SVG_TYPE};charset=utf-8,${encodeURIComponent(svg)}`;
}

/**
 * A picture as a PNG of this many pixels.
 * @param svg a whole document that asks for nothing outside of itself
 * @throws where the browser cannot draw it
 */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = pictureAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no image');
  return blob;
}
