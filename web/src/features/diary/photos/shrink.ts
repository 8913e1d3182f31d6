const LONGEST_SIDE = 1600;
const QUALITY = 0.82;
/** Larger files are no photos of a phone, and would take its memory. */
const MOST_BYTES = 40_000_000;

/**
 * A photo as it is kept: no longer than a screen, and without what the camera wrote into it, such as
 * the place. @throws where it is no picture that this browser reads
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size > MOST_BYTES) throw new Error('too large');
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/jpeg',
        QUALITY,
      );
    });
  } finally {
    picture.close();
  }
}
